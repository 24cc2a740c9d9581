export const id = 2865;
export const ids = [2865];
export const modules = {

/***/ 42865:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  detectIsolation: () => (/* binding */ detectIsolation)
});

// UNUSED EXPORTS: noIsolation

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./.build/program/src/changes/text.js
var changes_text = __webpack_require__(3991);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./.build/program/src/agents/bubblewrap.js
// A cell of namespaces: own processes, own /proc, own file tree with the system and the toolchains
// read-only, the agent's copy writable, and nothing else. The network is the machine's.


/** Where systems keep programs, libraries and certificates. */
const SYSTEM = [
    '/usr',
    '/bin',
    '/sbin',
    '/lib',
    '/lib32',
    '/lib64',
    '/libx32',
    '/etc',
    '/opt',
    '/nix',
    '/snap',
    '/home/linuxbrew',
];
/** Readable for root only; inside the cell root's files are the agent's own. */
const ROOTS_OWN = [
    '/etc/shadow',
    '/etc/gshadow',
    '/etc/sudoers',
    '/etc/sudoers.d',
    '/etc/ssh',
    '/etc/ssl/private',
    '/etc/krb5.keytab',
];
function bubblewrapArguments(layout) {
    const system = SYSTEM.filter((path) => (0,external_node_fs_.existsSync)(path));
    return [
        ...(layout.userNamespace ? ['--unshare-user', '--uid', '1000', '--gid', '1000'] : []),
        ...['--unshare-pid', '--unshare-ipc', '--unshare-uts', '--unshare-cgroup-try'],
        ...['--die-with-parent', '--info-fd', '3'],
        ...system.flatMap(mountSystem),
        ...layout.hide.filter((path) => isUnder(path, system) && (0,external_node_fs_.existsSync)(path)).flatMap(cover),
        ...ROOTS_OWN.filter((path) => (0,external_node_fs_.existsSync)(path)).flatMap(cover),
        ...['--proc', '/proc', '--dev', '/dev'],
        ...nameResolution(system),
        ...['--perms', '1777', '--tmpfs', '/tmp', '--perms', '1777', '--tmpfs', '/var/tmp'],
        ...shown(layout.reachable, system).flatMap((path) => [...wayTo(path), ...mount(path, path)]),
        ...[layout.scratch, layout.dir].flatMap((path) => [...wayTo(path), '--bind', path, path]),
        ...['--chdir', layout.dir, '--'],
    ];
}
const cover = (path) => (0,external_node_fs_.lstatSync)(path).isDirectory() ? ['--tmpfs', path] : mount('/dev/null', path);
const mount = (from, to) => ['--ro-bind', from, to];
/** On most systems `/bin` and its like are links into `/usr`. */
function mountSystem(path) {
    return (0,external_node_fs_.lstatSync)(path).isSymbolicLink()
        ? ['--symlink', (0,external_node_fs_.readlinkSync)(path), path]
        : mount(path, path);
}
/** Each under its own name and the one its links lead to; what lies in another comes with it. */
function shown(paths, system) {
    const all = [...new Set(paths.flatMap((path) => [path, (0,external_node_fs_.realpathSync)(path)]))];
    return all.filter((path) => {
        const others = all.filter((other) => other !== path);
        return !isUnder(path, [...system, ...others]);
    });
}
/** The folders above, open to all: made by root, they would be closed to whom root becomes. */
function wayTo(path) {
    const above = path.split('/').slice(1, -1);
    return above.flatMap((_, depth) => {
        const folder = `/${above.slice(0, depth + 1).join('/')}`;
        return folder === '/tmp' ? [] : ['--perms', '0755', '--dir', folder];
    });
}
/** `/etc/resolv.conf` often leads into `/run`, which is hidden with its sockets. */
function nameResolution(system) {
    const real = (0,external_node_fs_.existsSync)('/etc/resolv.conf') ? (0,external_node_fs_.realpathSync)('/etc/resolv.conf') : '/etc';
    return isUnder(real, system) ? [] : mount((0,external_node_path_.dirname)(real), (0,external_node_path_.dirname)(real));
}
const isUnder = (path, roots) => roots.some((root) => path === root || path.startsWith(`${root}/`));

// EXTERNAL MODULE: ./.build/program/src/shared/errors.js
var errors = __webpack_require__(42205);
;// CONCATENATED MODULE: ./.build/program/src/agents/processes.js
// Finding and ending processes on Linux, by what they cannot shake off: their user, their
// namespace, or, where there is neither, their group, their parents and a mark in their environment.



function processes() {
    return names('/proc').flatMap((name) => {
        if (!/^\d+$/.test(name))
            return [];
        const stat = read(`/proc/${name}/stat`);
        const uid = /^Uid:\s+(\d+)/m.exec(read(`/proc/${name}/status`))?.[1];
        // The program's name may hold anything; the fields follow its last bracket.
        const [state, parent, group] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
        if (state === undefined || uid === undefined)
            return [];
        const ended = state === 'Z' || state === 'X';
        return [
            { pid: Number(name), parent: Number(parent), group: Number(group), ended, uid: Number(uid) },
        ];
    });
}
const isAlive = (pid) => processes().some((entry) => entry.pid === pid && !entry.ended);
/** Everything that descends from `root`, shares its group or carries the mark. */
function family(root, mark) {
    const living = processes().filter((entry) => !entry.ended && entry.pid !== process.pid);
    const found = new Set([root]);
    for (let before = -1; before !== found.size;) {
        before = found.size;
        for (const { pid, parent } of living)
            if (found.has(parent))
                found.add(pid);
    }
    return living
        .filter(({ pid, group }) => found.has(pid) || group === root || carries(pid, mark))
        .map(({ pid }) => pid);
}
const carries = (pid, mark) => read(`/proc/${pid}/environ`).includes(mark);
/** About 20 seconds: a process that outlives this many kills is stuck in the kernel. */
const ROUNDS = 100;
/**
 * Ends, then looks, until nothing was left at `looks` looks in a row: a process that is just
 * forking can be missed by one.
 */
async function endAll(left, end, clock, looks = 1) {
    let clear = 0;
    for (let round = 0; clear < looks; round += 1) {
        if (round === ROUNDS) {
            throw new errors/* SetupError */.w3('The agent’s processes could not be ended, so its files cannot be trusted. Restart the machine.');
        }
        await end();
        clear = left() === 0 ? clear + 1 : 0;
        if (clear < looks)
            await clock.sleep(Math.min(5 * 2 ** round, 200));
    }
}
function signal(pid, name) {
    try {
        process.kill(pid, name);
    }
    catch {
        // It has ended already, or is not ours to signal.
    }
}
/** Runs a helper program to its end; tells only whether it succeeded. */
function succeeds(file, args) {
    return new Promise((resolve) => {
        const child = (0,external_node_child_process_.spawn)(file, args, { stdio: 'ignore' });
        child.on('error', () => resolve(false));
        child.on('close', (code) => resolve(code === 0));
    });
}
function read(file) {
    try {
        return (0,external_node_fs_.readFileSync)(file, 'latin1');
    }
    catch {
        return '';
    }
}
function names(folder) {
    try {
        return (0,external_node_fs_.readdirSync)(folder);
    }
    catch {
        return [];
    }
}

;// CONCATENATED MODULE: ./.build/program/src/agents/reachable.js
// Which folders a program needs to see although everything around them is hidden: toolchains that
// are installed outside the system's own places, found by `PATH` and by the words of the command.


function reachable(command, around) {
    const found = new Set();
    const folders = around.path.split(external_node_path_.delimiter).filter((entry) => (0,external_node_path_.isAbsolute)(entry));
    for (const folder of folders)
        for (const root of toolchain(folder, around))
            found.add(root);
    for (const word of words(command)) {
        const file = (0,external_node_path_.isAbsolute)(word) ? word : lookUp(word, folders);
        if (file === undefined || PSEUDO.test(file) || !isFile(file))
            continue;
        found.add((0,external_node_path_.resolve)(file));
        found.add(packageOf((0,external_node_fs_.realpathSync)(file), around));
    }
    return [...found].filter((path) => (0,external_node_fs_.existsSync)(path) && !holdsSecrets(path, around));
}
const PSEUDO = /^\/(?:proc|sys|dev|run)\//;
/** `…/node/24/x64/bin` needs its `lib` beside it; `~/.cargo/bin` must not bring `~/.cargo` along. */
function toolchain(folder, around) {
    const parent = (0,external_node_path_.dirname)(folder);
    const isBin = ['bin', '.bin'].includes((0,external_node_path_.basename)(folder));
    const isPrivate = (0,external_node_path_.basename)(parent).startsWith('.') && (0,external_node_path_.dirname)(parent) === around.home;
    return isBin && !isPrivate && !holdsSecrets(parent, around) ? [parent] : [folder];
}
/** What a program comes with: its package, or for a lone file just the file. */
function packageOf(file, around) {
    const parts = file.split('/');
    const modules = parts.lastIndexOf('node_modules');
    if (modules > 0)
        return parts.slice(0, modules + 1).join('/');
    for (let folder = (0,external_node_path_.dirname)(file); folder !== '/'; folder = (0,external_node_path_.dirname)(folder)) {
        // A checkout may hold credentials in its `.git`.
        if (holdsSecrets(folder, around) || (0,external_node_fs_.existsSync)((0,external_node_path_.join)(folder, '.git')))
            return file;
        if ((0,external_node_fs_.existsSync)((0,external_node_path_.join)(folder, 'package.json')))
            return folder;
    }
    return file;
}
function isFile(path) {
    return (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false })?.isFile() ?? false;
}
/** A folder that contains home or another hidden folder would show them. */
function holdsSecrets(folder, around) {
    return [around.home, ...around.hide].some((secret) => {
        const way = (0,external_node_path_.relative)(folder, secret);
        return way === '' || (!way.startsWith('..') && !(0,external_node_path_.isAbsolute)(way));
    });
}
const words = (command) => command
    .split(/[\s;|&()<>]+/)
    .map((word) => word.replace(/^["']|["']$/g, ''))
    .filter((word) => word !== '' && !word.startsWith('-'));
function lookUp(name, folders) {
    if (name.includes('/'))
        return undefined;
    return folders.map((folder) => (0,external_node_path_.join)(folder, name)).find((file) => (0,external_node_fs_.existsSync)(file));
}

;// CONCATENATED MODULE: ./.build/program/src/agents/cell.js






/** `$0` receives the process id of the cell's first process; sudo closes every other descriptor. */
const WITH_INFO = 'exec "$@" 3>"$0"';
function bubblewrapCell(options) {
    const asRoot = options.elevate.length > 0;
    return async ({ command, dir, scratch, env }) => {
        const info = (0,external_node_path_.join)((0,external_node_path_.dirname)(scratch), 'cell.json');
        const layout = bubblewrapArguments({
            ...{ dir, scratch, hide: options.hide },
            reachable: reachable(command, options),
            userNamespace: !asRoot,
        });
        const inside = asRoot ? [...dropTo(ids()), ...withEnv(env, dir)] : [];
        const args = ['-c', WITH_INFO, info, 'bwrap', ...layout, ...inside, 'sh', '-c', command];
        const first = () => firstProcess(info);
        return {
            ...elevated(options.elevate, env, 'sh', args),
            async end(child) {
                // Killing a namespace's first process ends all others in it, wherever they have gone to.
                const left = () => [child.pid, first()].filter((pid) => pid && isAlive(pid)).length;
                const kill = async () => {
                    if (child.pid && !asRoot)
                        signal(-child.pid, 'SIGKILL');
                    const pid = first();
                    if (pid && asRoot && isAlive(pid))
                        await succeeds('sudo', ['-n', 'kill', '-KILL', `${pid}`]);
                };
                await endAll(left, kill, options.clock);
            },
            async release() { },
        };
    };
}
/** The id that the first process has outside, or undefined as long as there is none. */
function firstProcess(info) {
    try {
        return JSON.parse((0,external_node_fs_.readFileSync)(info, 'utf8'))['child-pid'];
    }
    catch {
        return undefined;
    }
}
function otherUserCell(options) {
    const [sudo = '', ...flags] = options.elevate;
    const asRoot = (args) => sudo === '' ? succeeds(args[0] ?? '', args.slice(1)) : succeeds(sudo, [...flags, ...args]);
    return async ({ command, dir, scratch, env }) => {
        const uid = freeUser();
        const us = ids();
        const opened = openWay([dir, scratch]);
        const own = (user) => asRoot(['chown', '-hR', `${user.uid}:${user.gid}`, '--', dir, scratch]);
        await own({ uid, gid: uid });
        const drop = dropTo({ uid, gid: uid });
        const args = [...drop.slice(1), ...withEnv(env, dir), 'sh', '-c', command];
        return {
            ...elevated(options.elevate, env, 'setpriv', args),
            async end(child) {
                const left = () => processes().filter((entry) => !entry.ended && (entry.uid === uid || entry.pid === child.pid)).length;
                // As that user, "everyone I may signal" is exactly everyone of the cell.
                const kill = async () => {
                    await asRoot([...drop, 'sh', '-c', 'kill -KILL -1']);
                };
                await endAll(left, kill, options.clock);
            },
            async release() {
                await own(us);
                for (const [folder, mode] of opened)
                    (0,external_node_fs_.chmodSync)(folder, mode);
            },
        };
    };
}
/** No isolation: the same user, found again by group, parents and a mark. */
function plainCell(options) {
    return async ({ command, dir, env }) => {
        const mark = `DOCKET_CELL=${(0,external_node_crypto_.randomInt)(2 ** 47)}`;
        const [name = '', value = ''] = mark.split('=');
        return {
            file: 'sh',
            args: ['-c', command],
            cwd: dir,
            env: { ...env, [name]: value },
            async end(child) {
                const root = child.pid;
                if (root === undefined)
                    return;
                const rest = () => family(root, mark);
                const kill = () => {
                    signal(-root, 'SIGKILL');
                    for (const pid of rest())
                        signal(pid, 'SIGKILL');
                };
                await endAll(() => rest().length, kill, options.clock, 3);
            },
            async release() { },
        };
    };
}
/** Everything root could hand down is given away before the program starts. */
function dropTo({ uid, gid }) {
    return [
        ...['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', '--no-new-privs'],
        ...['--inh-caps=-all', '--bounding-set=-all', '--'],
    ];
}
/** sudo resets these; none of them is a secret, so they may stand in the arguments. */
const PLAIN = ['PATH', 'HOME', 'TMPDIR', 'TERM', 'LANG', 'LC_ALL', 'NO_COLOR', 'CI'];
const withEnv = (env, dir) => [
    'env',
    `--chdir=${dir}`,
    ...PLAIN.flatMap((name) => (env[name] === undefined ? [] : [`${name}=${env[name]}`])),
];
function elevated(elevate, env, file, args) {
    const [sudo, ...flags] = elevate;
    if (sudo === undefined)
        return { file, args, cwd: '/', env };
    const kept = `--preserve-env=${Object.keys(env).join(',')}`;
    return { file: sudo, args: [...flags, kept, '--', file, ...args], cwd: '/', env };
}
const ids = () => ({ uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 });
/** From the range that systems keep for users who come and go. */
function freeUser() {
    const taken = new Set(processes().map((entry) => entry.uid));
    for (;;) {
        const uid = (0,external_node_crypto_.randomInt)(61_184, 65_519);
        if (!taken.has(uid))
            return uid;
    }
}
/** Lets others pass through our own closed folders above the cell's; returns what to undo. */
function openWay(folders) {
    const opened = new Map();
    for (const start of folders) {
        for (let at = (0,external_node_path_.dirname)(start); at !== (0,external_node_path_.dirname)(at); at = (0,external_node_path_.dirname)(at)) {
            const { mode, uid } = (0,external_node_fs_.statSync)(at);
            if ((mode & 0o001) !== 0 || uid !== ids().uid || (0,external_node_fs_.lstatSync)(at).isSymbolicLink())
                continue;
            opened.set(at, mode & 0o7777);
            (0,external_node_fs_.chmodSync)(at, (mode & 0o7777) | 0o001);
        }
    }
    return [...opened];
}

;// CONCATENATED MODULE: ./.build/program/src/agents/isolation.js
// Which isolation this machine really gives, tried and not only looked up: on many runners the
// program is there and the kernel refuses.





const SUDO = ['sudo', '-n'];
const WAYS = [
    {
        kind: 'bubblewrap',
        sentence: 'Agents run under bubblewrap: own processes, own files, no sight of the runner.',
        ...{ program: 'bwrap', needsRoot: false, make: bubblewrapCell, elevate: [] },
    },
    {
        kind: 'bubblewrap',
        sentence: 'Agents run under bubblewrap, set up by sudo: own processes, own files, no sight of the runner.',
        ...{ program: 'bwrap', needsRoot: true, make: bubblewrapCell, elevate: SUDO },
    },
    {
        kind: 'other-user',
        sentence: 'Agents run as another user: they cannot read the runner’s memory or write its files, but can read what all users can. Install bubblewrap for more.',
        ...{ program: 'setpriv', needsRoot: true, make: otherUserCell, elevate: SUDO },
    },
];
async function detectIsolation(options) {
    const why = [];
    for (const way of WAYS) {
        const isRoot = process.getuid?.() === 0;
        if (isRoot && way.kind === 'bubblewrap' && way.needsRoot)
            continue;
        const elevate = isRoot ? [] : way.elevate;
        const missing = [way.program, elevate[0]].find((program) => program !== undefined && !isInstalled(program, options.environment));
        if (missing !== undefined) {
            why.push(`${missing} is not installed`);
            continue;
        }
        const cell = way.make(cellOptions(options, elevate));
        const failure = await attempt(cell, options);
        if (failure === undefined)
            return { kind: way.kind, sentence: way.sentence, cell };
        why.push(`${[...elevate, way.program].join(' ')}: ${failure}`);
    }
    return noIsolation(options, why);
}
/** What a machine has that can give neither; the agent then runs as we do. */
function noIsolation(options, why = []) {
    const because = why.length > 0 ? ` (${[...new Set(why)].join('; ')})` : '';
    return {
        kind: 'none',
        sentence: `There is no isolation on this machine${because}: agents run as the same user and can read what this process can. On Linux, install bubblewrap.`,
        cell: plainCell(options),
    };
}
function cellOptions(options, elevate) {
    return {
        clock: options.clock,
        elevate,
        path: options.environment.PATH ?? '',
        home: options.environment.HOME ?? '/root',
        hide: options.hide ?? [],
    };
}
const isInstalled = (program, environment) => (environment.PATH ?? '')
    .split(external_node_path_.delimiter)
    .some((folder) => folder !== '' && (0,external_node_fs_.existsSync)((0,external_node_path_.join)(folder, program)));
/** Writes where it may, and neither reads nor writes where it may not; else says what happened. */
async function attempt(cell, options) {
    const root = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(options.tmp, 'docket-try-'));
    const dir = (0,external_node_path_.join)(root, 'dir');
    const scratch = (0,external_node_path_.join)(root, 'scratch');
    const outside = (0,external_node_path_.join)(root, 'outside');
    for (const folder of [dir, (0,external_node_path_.join)(scratch, 'tmp')])
        (0,external_node_fs_.mkdirSync)(folder, { recursive: true });
    (0,external_node_fs_.writeFileSync)(outside, 'ours', { mode: 0o600 });
    // By variable, because a file that the command names is meant to be seen.
    const command = 'cat "$OUTSIDE" > seen; echo theirs > "$OUTSIDE"; echo yes > inside';
    const env = { PATH: options.environment.PATH ?? '', HOME: scratch, OUTSIDE: outside };
    try {
        const failure = await runToEnd(await cell({ command, dir, scratch, env }));
        if (!(0,external_node_fs_.existsSync)((0,external_node_path_.join)(dir, 'inside')))
            return failure || 'the program could not write';
        if ((0,external_node_fs_.readFileSync)((0,external_node_path_.join)(dir, 'seen'), 'utf8') !== '')
            return 'the program could read our files';
        return (0,external_node_fs_.readFileSync)(outside, 'utf8') === 'ours'
            ? undefined
            : 'the program could write our files';
    }
    finally {
        (0,external_node_fs_.rmSync)(root, { recursive: true, force: true });
    }
}
/** The last line it said before it ended. */
async function runToEnd(cell) {
    try {
        const child = (0,external_node_child_process_.spawn)(cell.file, cell.args, {
            ...{ cwd: cell.cwd, env: cell.env, detached: true, stdio: ['ignore', 'ignore', 'pipe'] },
        });
        let said = '';
        child.stderr?.setEncoding('utf8').on('data', (text) => {
            said = (said + text).slice(-500);
        });
        await new Promise((resolve) => {
            child.on('error', () => resolve());
            child.on('close', () => resolve());
        });
        await cell.end(child);
        return (0,changes_text/* clean */.uH)(said).trim().split('\n').at(-1) ?? '';
    }
    finally {
        await cell.release();
    }
}


/***/ })

};
