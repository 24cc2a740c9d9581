export const id = 6780;
export const ids = [6780];
export const modules = {

/***/ 86780:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  detectIsolation: () => (/* binding */ detectIsolation),
  insistOn: () => (/* binding */ insistOn),
  Zs: () => (/* binding */ lackOf),
  Gc: () => (/* binding */ requireIsolation)
});

// UNUSED EXPORTS: noIsolation, remedy

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./.build/program/src/shared/errors.js
var errors = __webpack_require__(42205);
// EXTERNAL MODULE: ./.build/program/src/shared/remove.js
var remove = __webpack_require__(66154);
// EXTERNAL MODULE: ./.build/program/src/shared/text/foreign.js
var foreign = __webpack_require__(35238);
// EXTERNAL MODULE: ./.build/program/src/agents/program/sandbox.js
var program_sandbox = __webpack_require__(86927);
;// CONCATENATED MODULE: ./.build/program/src/agents/program/system-files.js
// Which files a program needs beside the system's: itself, what interprets it, the package or the
// toolchain it belongs to. Found by the words of the command and by `PATH`, mounted read-only.



function reachable(command, around) {
    const all = around.path
        .split(external_node_path_.delimiter)
        .filter((entry) => (0,external_node_path_.isAbsolute)(entry) && (0,external_node_fs_.existsSync)(entry));
    const folders = all.filter((folder) => canShow(folder, around));
    const found = new Set();
    for (const folder of all) {
        if (isInSystem((0,external_node_fs_.realpathSync)(folder)))
            found.add(folder);
        for (const path of toolchain(folder, around))
            found.add(path);
    }
    words(command).forEach((word, index) => {
        const file = (0,external_node_path_.isAbsolute)(word) ? word : lookUp(word, folders);
        if (index === 0)
            mustBeVisible(file ?? lookUp(word, all), around);
        if (file === undefined || PSEUDO.test(file) || !isFile(file))
            return;
        for (const path of program((0,external_node_path_.resolve)(file), folders, around))
            found.add(path);
    });
    return [...found].filter((path) => (0,external_node_fs_.existsSync)(path) && !around.places.isAbove(path));
}
/** No folder of the workspace is shown; the runner's toolchains may be in its own folder. */
const canShow = (folder, around) => !around.places.hides(folder) || toolchain(folder, around).length > 0;
const PSEUDO = /^\/(?:proc|sys|dev|run)\//;
function program(file, folders, around) {
    const interpreters = interpretersOf(file)
        .map((word) => ((0,external_node_path_.isAbsolute)(word) ? word : lookUp(word, folders)))
        .filter((found) => found !== undefined && isFile(found));
    return [file, ...interpreters].flatMap((found) => installed(found, around));
}
/** The file, the target of its link, and what was installed with it. */
function installed(file, around) {
    const real = (0,external_node_fs_.realpathSync)(file);
    return isInSystem(real) ? [file] : [file, real, ...belongings(real, around)];
}
/** What a program was installed with, where that shows nothing private. */
function belongings(file, around) {
    const { places } = around;
    const tools = toolchain((0,external_node_path_.resolve)(file, '..'), around);
    if (tools.length > 0)
        return tools;
    if (places.hides(file))
        return [];
    const npm = npmPackageOf(file);
    if (npm !== undefined)
        return withDependencies(npm).filter((path) => !places.hides(path));
    const folder = packageFolderOf(file);
    const isSafe = folder && !places.isAbove(folder) && !isInCheckoutOrRunner(folder);
    return isSafe ? [folder] : [];
}
/** What toolchains in `/opt` have beside `bin`; what else is there may be anything. */
const LAYOUT = ['bin', 'sbin', 'lib', 'lib32', 'lib64', 'libexec', 'include', 'share'];
function toolchain(bin, { places, toolCache }) {
    for (const cache of [toolCache, '/opt/hostedtoolcache']) {
        if (!cache || !isUnder(bin, [cache]))
            continue;
        const tool = (0,external_node_path_.relative)(cache, bin).split('/').slice(0, 3);
        const folder = (0,external_node_path_.join)(cache, ...tool);
        return tool.length === 3 && !places.isAbove(folder) ? [folder] : [];
    }
    const prefix = prefixOf(bin);
    if (!prefix || !isUnder(prefix, ['/opt']) || prefix === '/opt')
        return [];
    if (places.has(prefix) || isInCheckoutOrRunner(prefix))
        return [];
    return LAYOUT.map((name) => (0,external_node_path_.join)(prefix, name)).filter((path) => (0,external_node_fs_.existsSync)(path) && !places.isAbove(path));
}
/** A lone file of the workspace can be shown if the command names it, a package there cannot. */
function mustBeVisible(file, around) {
    if (file === undefined || !isFile(file))
        return;
    const real = (0,external_node_fs_.realpathSync)(file);
    const isLone = npmPackageOf(real) === undefined && !file.includes('/node_modules/');
    if (isLone || canShow((0,external_node_path_.resolve)(real, '..'), around))
        return;
    throw new errors/* SetupError */.w3(`The program \`${file}\` is in a folder that agents may not see. Install it elsewhere, for example with \`npm install --global\`, or use the absolute path of a single file.`);
}
/** `#!/usr/bin/env node`: the program that reads the script, and the one that finds it. */
function interpretersOf(file) {
    const line = /^#!\s*(.*)/.exec(beginning(file))?.[1] ?? '';
    const [first = '', ...rest] = line.split(/\s+/);
    if (first === '')
        return [];
    const found = rest.find((word) => !word.startsWith('-') && !word.includes('='));
    return (0,external_node_path_.basename)(first) === 'env' && found ? [first, found] : [first];
}
function beginning(file) {
    const bytes = Buffer.alloc(256);
    try {
        const handle = (0,external_node_fs_.openSync)(file, 'r');
        const length = (0,external_node_fs_.readSync)(handle, bytes);
        (0,external_node_fs_.closeSync)(handle);
        return bytes.toString('latin1', 0, length);
    }
    catch {
        return '';
    }
}
function isFile(path) {
    return (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false })?.isFile() ?? false;
}
/** What is quoted is one word, and may be a script with words of its own. */
const words = (command) => [command.match(/'[^']+'|"[^"]+"|[^\s;|&()<>'"]+/g) ?? [], command.split(/[\s;|&()<>]+/)]
    .flat()
    .map((word) => word.replace(/^["']|["']$/g, ''))
    .filter((word) => word !== '' && !word.startsWith('-') && !/^\w+=/.test(word));
/** The file of the command's first word, if that is a program on `PATH` or a path. */
function programOf(command, path) {
    const [word = ''] = words(command);
    if ((0,external_node_path_.isAbsolute)(word))
        return isFile(word) ? word : undefined;
    return lookUp(word, path.split(external_node_path_.delimiter).filter((folder) => (0,external_node_path_.isAbsolute)(folder)));
}
/** As the shell does it: the first file of that name that may be executed. */
function lookUp(name, folders) {
    if (name.includes('/'))
        return undefined;
    return folders
        .map((folder) => (0,external_node_path_.join)(folder, name))
        .find((file) => isFile(file) && ((0,external_node_fs_.statSync)(file).mode & 0o111) !== 0);
}
// What a program was installed with: its package and the packages it needs, nothing beside them.
/** More packages than any agent has; each is a mount. */
const MAX_PACKAGES = 1_500;
/** The root of the npm package that a file belongs to. */
function npmPackageOf(file) {
    const parts = file.split('/');
    const at = parts.lastIndexOf('node_modules');
    const scoped = parts[at + 1]?.startsWith('@');
    // A file directly in `node_modules` or in its `.bin` belongs to no package.
    if (at < 1 || parts.length <= at + (scoped ? 3 : 2) || parts[at + 1] === '.bin')
        return undefined;
    return parts.slice(0, at + (scoped ? 3 : 2)).join('/');
}
/** The package and its dependencies, wherever they are installed. */
function withDependencies(root) {
    const found = new Set([root]);
    for (const folder of found) {
        if (found.size > MAX_PACKAGES)
            break;
        for (const name of dependenciesOf(folder)) {
            const installed = above((0,external_node_path_.join)((0,external_node_fs_.realpathSync)(folder), 'x'))
                .map((parent) => (0,external_node_path_.join)(parent, 'node_modules', name))
                .find((path) => (0,external_node_fs_.existsSync)(path));
            if (installed !== undefined)
                found.add(installed);
        }
    }
    return [...found];
}
function dependenciesOf(folder) {
    try {
        const { dependencies, optionalDependencies, peerDependencies } = JSON.parse((0,external_node_fs_.readFileSync)((0,external_node_path_.join)(folder, 'package.json'), 'utf8'));
        return Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies });
    }
    catch {
        return [];
    }
}
/** The nearest folder above that is a package of its own, of Node or Python. */
function packageFolderOf(file) {
    return above(file).find((folder) => ['package.json', 'pyvenv.cfg'].some((name) => (0,external_node_fs_.existsSync)((0,external_node_path_.join)(folder, name))));
}
/** Where the libraries of a program in `bin` are. */
const prefixOf = (bin) => (/\/s?bin$/.test(bin) ? (0,external_node_path_.dirname)(bin) : undefined);
// What of the system an agent gets to see, read-only: programs, libraries, and those files of /etc
// that programs need to start, to resolve names, and to check certificates.
const FOLDERS = ['/usr', '/bin', '/sbin', '/lib', '/lib32', '/lib64', '/libx32', '/nix/store'];
const CONFIGURATION = [
    // Names of hosts, users and services.
    ...['resolv.conf', 'hosts', 'host.conf', 'hostname', 'nsswitch.conf', 'gai.conf', 'networks'],
    ...['passwd', 'group', 'protocols', 'services', 'mime.types'],
    // Which system, time and language it is.
    ...['os-release', 'lsb-release', 'debian_version', 'alpine-release', 'redhat-release'],
    ...['localtime', 'timezone', 'locale.conf', 'locale.alias', 'terminfo', 'inputrc'],
    // Where programs and libraries are.
    ...['alternatives', 'ld.so.cache', 'ld.so.conf', 'ld.so.conf.d', 'fonts', 'perl'],
    ...['python3', 'java-11-openjdk', 'java-17-openjdk', 'java-21-openjdk', 'java-25-openjdk'],
    // Certificates; private keys are kept beside them, in folders of their own.
    ...['ssl/certs', 'ssl/cert.pem', 'ssl/openssl.cnf', 'ca-certificates', 'crypto-policies'],
    ...['pki/tls/certs', 'pki/tls/cert.pem', 'pki/tls/openssl.cnf', 'pki/ca-trust/extracted'],
].map((name) => `/etc/${name}`);
/** Arguments for bubblewrap. */
function systemFiles(places) {
    const folders = FOLDERS.filter((path) => (0,external_node_fs_.existsSync)(path));
    const parents = new Set(CONFIGURATION.filter((path) => (0,external_node_fs_.existsSync)(path)).flatMap((path) => above(path).reverse()));
    return [
        ...[...parents].filter((path) => path !== '/').flatMap(openFolder),
        ...folders.flatMap((path) => (isLink(path) ? system_files_link(path) : around(path, places))),
        ...CONFIGURATION.filter((path) => (0,external_node_fs_.existsSync)(path)).flatMap((path) => isInSystem((0,external_node_fs_.realpathSync)(path)) ? ['--symlink', (0,external_node_fs_.realpathSync)(path), path] : mount(path)),
    ];
}
const isInSystem = (path) => isUnder(path, FOLDERS);
const isLink = (path) => (0,external_node_fs_.lstatSync)(path).isSymbolicLink();
/** On most systems `/bin` and its like are links into `/usr`. */
const system_files_link = (path) => ['--symlink', (0,external_node_fs_.readlinkSync)(path), path];
const mount = (path) => ['--ro-bind', path, path];
/** Root's bubblewrap would make it for root alone. */
const openFolder = (path) => ['--perms', '0755', '--dir', path];
/** The folder, or, if it contains something private, everything else in it. */
function around(path, places) {
    if (places.has(path))
        return [];
    if (!places.isAbove(path))
        return mount(path);
    const inside = (0,external_node_fs_.readdirSync)(path).map((name) => (0,external_node_path_.join)(path, name));
    return [...openFolder(path), ...inside.flatMap((one) => around(one, places))];
}
function privatePlaces(hide, home) {
    const named = hide.filter((path) => (0,external_node_path_.isAbsolute)(path)).flatMap(bothNames);
    const hidden = [...named, ...named.flatMap((path) => above(path).filter(isRunner))];
    // Some containers have `/` as home; that says nothing about what is private.
    const homes = [...HOMES, ...(home ? [home] : []), ...homesOfPeople()]
        .filter((path) => (0,external_node_path_.isAbsolute)(path) && !isUnder('/usr', [path]))
        .flatMap(bothNames);
    const all = [...hidden, ...homes];
    return {
        has: (path) => isUnder(path, all),
        hides: (path) => isUnder(path, hidden),
        isAbove: (path) => all.some((place) => isUnder(place, [path])),
    };
}
const HOMES = ['/home', '/root', '/Users'];
/** The files that a runner is registered with are in its root. */
const isRunner = (folder) => ['.runner', '.credentials'].some((name) => (0,external_node_fs_.existsSync)((0,external_node_path_.join)(folder, name)));
/** In or below a checkout or a runner's folder, even if it is not listed. */
const isInCheckoutOrRunner = (path) => [path, ...above(path)].some((folder) => isRunner(folder) || (0,external_node_fs_.existsSync)((0,external_node_path_.join)(folder, '.git')));
const isUnder = (path, roots) => roots.some((root) => path === root || path.startsWith(root === '/' ? root : `${root}/`));
function above(path) {
    const parent = (0,external_node_path_.dirname)(path);
    return parent === path ? [] : [parent, ...above(parent)];
}
const bothNames = (path) => ((0,external_node_fs_.existsSync)(path) ? [path, (0,external_node_fs_.realpathSync)(path)] : [path]);
/** Home directories can be anywhere; people's user IDs start at 1000. */
function homesOfPeople() {
    if (!(0,external_node_fs_.existsSync)('/etc/passwd'))
        return [];
    const accounts = (0,external_node_fs_.readFileSync)('/etc/passwd', 'utf8').split('\n');
    return accounts
        .map((line) => line.split(':'))
        .filter(([, , uid]) => Number(uid) >= 1000)
        .flatMap(([, , , , , home]) => home ?? []);
}

;// CONCATENATED MODULE: ./.build/program/src/agents/program/bubblewrap-sandbox.js
// A run under bubblewrap, set up by ourselves or by sudo. The agent is never root for the kernel, not
// even in a user namespace: to root without any capability, kernel settings are still writable.




/** `$0` receives the process id of the sandbox's first process; sudo closes every other descriptor. */
const WITH_INFO = 'exec "$@" 3>"$0"';
/** The same note, read by the watcher: it may not have been written yet when we die. */
const KILL_FIRST = `for i in 1 2 3 4 5 6 7 8 9 10; do
  pid=$(sed -n 's/.*"child-pid": *\\([0-9]*\\).*/\\1/p' "$1"); kill -KILL "$pid" && break; sleep 0.2
done`;
function bubblewrapSandbox(options) {
    const { elevate } = options;
    const bySudo = elevate.length > 0;
    return async ({ command, dir, scratch, env: given, network }) => {
        // A folder of links into the system may be all that is on PATH, and is not shown.
        const env = {
            ...given,
            PATH: [given.PATH, '/usr/bin', '/bin'].join(':'),
            DOCKET_ISOLATION: 'bubblewrap',
        };
        const info = (0,external_node_path_.join)((0,external_node_path_.dirname)(scratch), 'sandbox.json');
        const isRoot = (0,program_sandbox/* ids */.dK)().uid === 0;
        const layout = bubblewrapArguments({
            dir,
            scratch,
            reachable: [
                ...reachable(command, options),
                ...certificateFolders(env, options),
                ...(typeof network === 'object' ? [(0,external_node_path_.dirname)(network.socket)] : []),
            ],
            places: options.places,
            userNamespace: !bySudo && !isRoot,
            isOpen: network === 'open',
            ...(typeof network === 'object' && { node: nodeBeside(network.socket) }),
        });
        const user = isRoot ? await (0,program_sandbox/* reserveUser */.Q9)(options, (0,external_node_path_.dirname)(scratch)) : undefined;
        await user?.orFree(() => user.take(dir, scratch));
        const inside = bySudo || user ? [...(0,program_sandbox/* dropTo */.Vq)(user ?? (0,program_sandbox/* ids */.dK)()), ...(0,program_sandbox/* withEnv */.Eh)(env, dir)] : [];
        const program = [...forwarded(network), 'sh', '-c', command];
        const args = ['-c', WITH_INFO, info, 'bwrap', ...layout, ...inside, ...program];
        const first = () => firstProcess(info);
        return {
            ...(0,program_sandbox/* elevated */.lj)(elevate, env, 'sh', args),
            // Without sudo, bubblewrap is our child and dies with us.
            ...(bySudo && { watch: () => ({ elevate, script: KILL_FIRST, args: [info] }) }),
            async end(child) {
                // Killing a namespace's first process ends all others in it, wherever they have gone to.
                const left = () => [child.pid, first()].filter((pid) => pid && (0,program_sandbox/* isAlive */._n)(pid)).length;
                const kill = async () => {
                    if (child.pid && !bySudo)
                        (0,program_sandbox/* signal */.vP)(-child.pid, 'SIGKILL');
                    const pid = first();
                    if (pid && bySudo && (0,program_sandbox/* isAlive */._n)(pid))
                        await (0,program_sandbox/* runHelper */.UA)(options, ['kill', '-KILL', `${pid}`]);
                };
                await (0,program_sandbox/* endAll */.XZ)(left, kill, options.clock);
            },
            async release() {
                await user?.giveBack(dir, scratch);
                await user?.free();
            },
        };
    };
}
/**
 * Passes connections to a port on to the socket, and starts the program once it listens. If the program
 * ends it, the program has no network.
 */
const FORWARDER = `const net = require('node:net'), { spawn } = require('node:child_process');
const [socket, port, file, ...args] = process.argv.slice(1);
const both = { allowHalfOpen: true };
net.createServer(both, (near) => {
  const far = net.connect({ path: socket, ...both });
  for (const [from, to] of [[near, far], [far, near]]) from.pipe(to).on('error', () => from.destroy());
}).listen(Number(port), '127.0.0.1', () => {
  const child = spawn(file, args, { stdio: 'inherit' });
  child.on('error', () => process.exit(127));
  child.on('exit', (code) => process.exit(code ?? 137));
});`;
const forwarded = (network) => typeof network === 'object'
    ? [nodeBeside(network.socket), '-e', FORWARDER, network.socket, `${network.port}`]
    : [];
/** Where Node is shown, so that nothing else of the machine is. */
const nodeBeside = (socket) => (0,external_node_path_.join)((0,external_node_path_.dirname)(socket), 'node');
const certificateFolders = (env, { places }) => (env.SSL_CERT_DIR ?? '')
    .split(':')
    .filter((path) => path.startsWith('/') && !places.has(path) && !places.isAbove(path));
/** The id that the first process has outside, or undefined as long as there is none. */
function firstProcess(info) {
    try {
        return JSON.parse((0,external_node_fs_.readFileSync)(info, 'utf8'))['child-pid'];
    }
    catch {
        return undefined;
    }
}
function bubblewrapArguments(layout) {
    const writable = [layout.scratch, layout.dir];
    // Something must be there for it to be mounted on.
    if (layout.node)
        (0,external_node_fs_.writeFileSync)(layout.node, '');
    const { mounts, links } = shown(layout.reachable);
    return [
        ...(layout.userNamespace ? ['--unshare-user', '--uid', '1000', '--gid', '1000'] : []),
        ...(layout.isOpen ? [] : ['--unshare-net']),
        ...['--unshare-pid', '--unshare-ipc', '--unshare-uts', '--unshare-cgroup-try'],
        ...['--die-with-parent', '--info-fd', '3'],
        ...systemFiles(layout.places),
        ...['--proc', '/proc', '--dev', '/dev'],
        ...kernelSettings().flatMap((path) => ['--ro-bind-try', path, path]),
        ...TEMPORARY.flatMap((path) => ['--perms', '1777', '--tmpfs', path]),
        ...openParents([...mounts, ...links.map(({ path }) => path), ...writable]),
        ...mounts.flatMap((path) => ['--ro-bind', path, path]),
        ...(layout.node ? ['--ro-bind', process.execPath, layout.node] : []),
        ...links.flatMap(({ path, target }) => ['--symlink', target, path]),
        ...writable.flatMap((path) => ['--bind', path, path]),
        ...['--chdir', layout.dir, '--'],
    ];
}
/**
 * What in /proc is about the machine, not about a process, and could be written: folders such as
 * `sys`, `irq`, `bus`, `fs`, and `pressure`, and files such as `sysrq-trigger`. bubblewrap itself
 * leaves them writable where it believes that they are not.
 */
function kernelSettings() {
    return (0,external_node_fs_.readdirSync)('/proc')
        .filter((name) => !/^\d+$/.test(name))
        .map((name) => (0,external_node_path_.join)('/proc', name))
        .filter((path) => {
        const stats = (0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false });
        return stats?.isDirectory() || (stats?.isFile() && (stats.mode & 0o222) !== 0);
    });
}
const TEMPORARY = ['/tmp', '/var/tmp'];
/** Mounted by their real names; links to them stay links, as programs expect. */
function shown(paths) {
    const real = [...new Set(paths.map((path) => (0,external_node_fs_.realpathSync)(path)))];
    const outside = real.filter((path) => !isInSystem(path));
    const mounts = outside.filter((path) => {
        const others = outside.filter((other) => other !== path);
        return !isUnder(path, others);
    });
    const links = [...new Set(paths)]
        .map((path) => ({ path, target: (0,external_node_fs_.realpathSync)(path) }))
        .filter(({ path, target }) => path !== target && !isInSystem(path) && !isUnder(path, mounts));
    const isAlone = ({ path }) => !links.some((other) => other.path !== path && isUnder(path, [other.path]));
    return { mounts, links: links.filter(isAlone) };
}
/** The parent folders, open to all: root creates them, but another user must pass through. */
function openParents(paths) {
    const folders = new Set(paths.flatMap((path) => above(path).reverse()));
    return [...folders]
        .filter((folder) => folder !== '/' && !TEMPORARY.includes(folder) && !isInSystem(folder))
        .flatMap((folder) => ['--perms', '0755', '--dir', folder]);
}

;// CONCATENATED MODULE: ./.build/program/src/agents/program/other-user-sandbox.js
// A run as a user that nobody else uses. Its copy is moved to a folder that users can access, because
// opening the parent folders would reveal what else is in them.





/** Repeated, because sudo may be just about to start the program. */
const KILL_USER = 'for i in 1 2 3 4 5 6 7 8 9 10; do "$@"; sleep 0.2; done';
function otherUserSandbox(options) {
    const { elevate } = options;
    return async ({ command, dir, scratch, env: given }) => {
        const env = { ...given, DOCKET_ISOLATION: 'other-user' };
        const root = (0,external_node_path_.dirname)(scratch);
        mustBeOpen(root);
        mustBeUsable(command, env.PATH ?? '');
        const user = await (0,program_sandbox/* reserveUser */.Q9)(options, root);
        const copy = (0,external_node_path_.join)(root, 'copy');
        // Passable, and no more: the names in it are known, and what they name is closed.
        (0,external_node_fs_.chmodSync)(root, 0o711);
        for (const folder of [dir, scratch])
            (0,external_node_fs_.chmodSync)(folder, 0o700);
        await user.orFree(async () => {
            await user.move(dir, copy);
            await user.take(copy, scratch);
        });
        const drop = (0,program_sandbox/* dropTo */.Vq)(user);
        // As that user, "everyone I may signal" is exactly everyone of the sandbox.
        const killAll = [...drop, 'sh', '-c', 'kill -KILL -1'];
        const args = [...drop.slice(1), ...(0,program_sandbox/* withEnv */.Eh)(env, copy), 'sh', '-c', command];
        return {
            ...(0,program_sandbox/* elevated */.lj)(elevate, env, 'setpriv', args),
            watch: () => ({ elevate, script: KILL_USER, args: killAll }),
            async end(child) {
                const left = () => (0,program_sandbox/* processes */.uF)().filter(({ pid, ended }) => !ended && (pid === child.pid || (0,program_sandbox/* uidOf */.kz)(pid) === user.uid)).length;
                await (0,program_sandbox/* endAll */.XZ)(left, async () => void (await (0,program_sandbox/* runHelper */.UA)(options, killAll)), options.clock);
            },
            async release() {
                await user.giveBack(copy, scratch);
                await user.move(copy, dir);
                await user.free();
            },
        };
    };
}
function mustBeOpen(folder) {
    const closed = above(folder).find((path) => ((0,external_node_fs_.statSync)(path).mode & 0o001) === 0);
    if (closed === undefined)
        return;
    throw new program_sandbox/* NotAvailable */.vX(`other users cannot access \`${closed}\`, and Docket does not change its permissions; set TMPDIR to a folder that they can access, such as /tmp`);
}
/** A program in somebody's closed home; the shell would say that it is not there. */
function mustBeUsable(command, path) {
    const file = programOf(command, path);
    if (file === undefined)
        return;
    const names = [file, (0,external_node_fs_.realpathSync)(file)];
    const closed = names
        .flatMap((name) => above(name))
        .find((folder) => ((0,external_node_fs_.statSync)(folder).mode & 0o001) === 0);
    if (closed === undefined)
        return;
    throw new errors/* SetupError */.w3(`The agent runs as another user, and other users cannot access \`${closed}\`, where \`${file}\` is installed. Install the program where all users can access it, for example with \`sudo npm install --global --prefix /usr/local\`, or install bubblewrap.`);
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./.build/program/src/agents/program/plain-sandbox.js
// A run as the same user: its files are not isolated, its processes as far as the kernel allows.




/**
 * Programs of presets leave these although `TMPDIR` names another folder. What was there before may
 * belong to somebody who uses the same program.
 */
function leftoverRemover() {
    const made = [`/tmp/codex-daemon-${(0,program_sandbox/* ids */.dK)().uid}`].filter((path) => !(0,external_node_fs_.existsSync)(path));
    return async () => {
        for (const path of made)
            await (0,remove/* removeTree */.d)(path);
    };
}
const watch = (pid) => ({
    elevate: [],
    script: 'kill -KILL "-$1"',
    args: [`${pid}`],
});
/** Processes of their own, in a namespace that ends with its first one, whatever they do. */
const NAMESPACE = [
    ...['--user', '--map-current-user', '--pid', '--fork', '--kill-child=KILL', '--mount-proc', '--'],
    // The command is not the first process itself: that one takes no signals.
    ...['sh', '-c', 'sh -c "$0"; exit'],
];
function namespaceSandbox({ clock }) {
    return async ({ command, dir, env }) => ({
        file: 'unshare',
        args: [...NAMESPACE, command],
        cwd: dir,
        env: { ...env, DOCKET_ISOLATION: 'none' },
        watch,
        async end(child) {
            const root = child.pid;
            if (root === undefined)
                return;
            const seen = new Set([root]);
            const left = () => [...seen].filter(program_sandbox/* isAlive */._n).length;
            const kill = () => {
                const first = (0,program_sandbox/* processes */.uF)().find(({ parent }) => parent === root)?.pid;
                if (first !== undefined)
                    seen.add(first);
                // Its parent stays until it has been seen, so that we can wait for it.
                (0,program_sandbox/* signal */.vP)(first ?? -root, 'SIGKILL');
            };
            await (0,program_sandbox/* endAll */.XZ)(left, kill, clock);
        },
        release: leftoverRemover(),
    });
}
/** Found again by group, parents and a mark in the environment: a process can drop all three. */
function plainSandbox({ clock }) {
    return async ({ command, dir, env }) => {
        const mark = `DOCKET_CELL=${(0,external_node_crypto_.randomInt)(2 ** 47)}`;
        const [name = '', value = ''] = mark.split('=');
        return {
            file: 'sh',
            args: ['-c', command],
            cwd: dir,
            env: { ...env, DOCKET_ISOLATION: 'none', [name]: value },
            watch,
            async end(child) {
                const root = child.pid;
                if (root === undefined)
                    return;
                // Each look reads files of every process on the machine, so it also ends what it finds.
                const left = () => {
                    const rest = (0,program_sandbox/* family */.T1)(root, mark);
                    for (const pid of rest)
                        (0,program_sandbox/* signal */.vP)(pid, 'SIGKILL');
                    return rest.length;
                };
                await (0,program_sandbox/* endAll */.XZ)(left, () => (0,program_sandbox/* signal */.vP)(-root, 'SIGKILL'), clock, 3);
            },
            release: leftoverRemover(),
        };
    };
}

;// CONCATENATED MODULE: ./.build/program/src/agents/program/isolation.js
// Which isolation this machine really gives, tried and not only looked up: on many runners the
// program is there and the kernel refuses. A machine that is only short of something for a moment
// still has the same kind: then nothing runs, and nothing weaker is used.











const SUDO = ['sudo', '-n'];
const SEES = 'they can access their copy of the files and system programs';
const METHODS = [
    {
        kind: 'bubblewrap',
        sentence: () => `Agents run under bubblewrap: ${SEES}.`,
        program: 'bwrap',
        userNamespace: true,
        make: bubblewrapSandbox,
        elevate: [],
    },
    {
        kind: 'bubblewrap',
        sentence: () => `Agents run under bubblewrap, started with sudo: ${SEES}.`,
        program: 'bwrap',
        make: bubblewrapSandbox,
        elevate: SUDO,
    },
    {
        kind: 'other-user',
        sentence: (why) => `Agents run as another user${why}: they cannot read this process or write its files, but they can read every file that all users of this machine can read. Install bubblewrap for better isolation.`,
        program: 'setpriv',
        make: otherUserSandbox,
        elevate: SUDO,
    },
    {
        kind: 'none',
        sentence: (why) => noFiles(why, 'Their processes run in a separate namespace and end with the job.'),
        program: 'unshare',
        userNamespace: true,
        make: namespaceSandbox,
        elevate: [],
    },
];
const OPEN_NETWORK = 'The network is open: they can send what they can read to any address.';
const noFiles = (why, processes) => `There is no isolation on this machine${why}: agents run as the same user as Docket and can read every file that Docket can read. ${processes} On Linux, install bubblewrap.`;
async function detectIsolation(options) {
    const why = [];
    // A kernel without networks of their own can still give the rest.
    for (const closesNetwork of [true, false]) {
        for (const { kind, sentence, make, ...way } of METHODS) {
            if (closesNetwork && kind !== 'bubblewrap')
                break;
            const isRoot = process.getuid?.() === 0;
            if (isRoot && kind === 'bubblewrap' && way.elevate.length > 0)
                continue;
            const elevate = isRoot ? [] : way.elevate;
            const missing = missingFor({ kind, ...way, elevate }, options.environment);
            if (missing !== undefined) {
                why.push(missing);
                continue;
            }
            const sandbox = make(cellOptions(options, elevate));
            const name = [...elevate, way.program].join(' ');
            const refused = await attempt(sandbox, kind, name, { ...options, closesNetwork });
            if (refused === undefined) {
                const said = sentence(because(why));
                const found = { kind, closesNetwork, why, sandbox };
                return { ...found, sentence: closesNetwork ? said : `${said} ${OPEN_NETWORK}` };
            }
            why.push(`${name}: ${refused}`);
        }
    }
    return noIsolation(options, why);
}
/**
 * What this machine lacks of the isolation that is required, with the reasons; undefined: nothing. Where
 * it works for several repositories, none of them may reach what else is on it or around it.
 */
function lackOf({ kind, closesNetwork, why }, several) {
    if (kind === 'none')
        return `this machine cannot isolate them${because(why)}`;
    if (!several || closesNetwork)
        return undefined;
    return `this machine, which works for several repositories, cannot keep them from its own network${because(why)}`;
}
/** Whether programs may run with what this machine has. */
function insistOn(setting, isolation, several) {
    const lack = setting === 'required' && lackOf(isolation, several);
    if (!lack)
        return;
    throw new errors/* SetupError */.w3(`The agent was not started, because agents must run isolated and ${lack}. ${remedy(machine(isolation.why))} Or, if you trust every agent and every repository, allow runs without isolation: start \`docket work\` or \`docket serve\` with \`--isolation best\`, and do not set \`agent: isolation: required\` in \`.github/docket.yml\`.`);
}
/** Before a server or worker starts: it must not accept jobs that it cannot run. */
async function requireIsolation(options, several) {
    const isolation = await detectIsolation(options);
    const lack = lackOf(isolation, several);
    if (!lack)
        return;
    throw new errors/* SetupError */.w3(`Docket was not started, because agents must run isolated and ${lack}. ${remedy(machine(isolation.why))} Or add \`--isolation best\`: agents then ${isolation.kind === 'none' ? 'run as your user and can read your files' : 'reach everything that this machine reaches'}, which is fine for your own repository with an agent that you trust.`);
}
const machine = (why) => ({
    platform: process.platform,
    release: contentOf('/etc/os-release'),
    kernel: contentOf('/proc/version'),
    isRoot: process.getuid?.() === 0,
    hasBubblewrap: !why.includes('bwrap is not installed'),
});
/** By `ID` and `ID_LIKE` of `/etc/os-release`, the more common ones first. */
const INSTALL = [
    [/debian|ubuntu/, 'apt-get install bubblewrap'],
    [/fedora|rhel|centos/, 'dnf install bubblewrap'],
    [/suse/, 'zypper install bubblewrap'],
    [/arch/, 'pacman -S bubblewrap'],
    [/alpine/, 'apk add bubblewrap'],
];
/** How to get isolation there. */
function remedy({ platform, release, kernel, isRoot, hasBubblewrap }) {
    if (platform !== 'linux') {
        return 'Agents can be isolated only on Linux: run Docket in a Linux container or virtual machine.';
    }
    // WSL 2 has a kernel of Linux itself, and says so.
    if (/microsoft/i.test(kernel) && !/WSL2/.test(kernel)) {
        return 'WSL 1 cannot isolate programs: move to WSL 2 with `wsl --set-version DISTRIBUTION 2`, and install bubblewrap there.';
    }
    if (hasBubblewrap) {
        return 'Bubblewrap is installed, but the kernel does not let it create namespaces: allow them for ordinary users, or run Docket as root.';
    }
    const ids = [...release.matchAll(/^ID(?:_LIKE)?="?([^"\n]*)"?$/gm)].map(([, id]) => id).join(' ');
    const command = INSTALL.find(([name]) => name.test(ids))?.[1];
    if (!command)
        return 'Install bubblewrap.';
    return `Install bubblewrap with \`${isRoot ? '' : 'sudo '}${command}\`.`;
}
function contentOf(file) {
    try {
        return (0,external_node_fs_.readFileSync)(file, 'utf8');
    }
    catch {
        return '';
    }
}
function missingFor({ kind, program, elevate, userNamespace }, environment) {
    const isOrdinary = process.getuid?.() !== 0 && elevate.length === 0;
    // Whoever is root before gives that up with setpriv; IDs are reserved under a lock.
    const givesUp = kind === 'none' || isOrdinary ? [] : ['setpriv', 'flock', 'find'];
    const needed = [program, ...elevate.slice(0, 1), ...givesUp];
    const missing = needed.find((name) => !isInstalled(name, environment));
    if (missing !== undefined)
        return `${missing} is not installed`;
    return userNamespace && isOrdinary && areUserNamespacesOff()
        ? 'user namespaces are turned off'
        : undefined;
}
/** Else the kernel says only that there are too many of them, as it does when they are used up. */
const areUserNamespacesOff = () => contentOf('/proc/sys/user/max_user_namespaces').trim() === '0';
/** What a machine has that can give neither; the agent then runs as we do. */
function noIsolation(options, why = []) {
    const processes = 'A process that leaves its group and clears its environment can outlive the job.';
    const sentence = noFiles(because(why), processes);
    return {
        ...{ kind: 'none', closesNetwork: false, why, sandbox: plainSandbox(options) },
        sentence: `${sentence} ${OPEN_NETWORK}`,
    };
}
const because = (why) => why.length > 0 ? ` (${[...new Set(why)].join('; ')})` : '';
function cellOptions({ clock, environment, hide = [] }, elevate) {
    return {
        clock,
        elevate,
        path: environment.PATH ?? '',
        places: privatePlaces(hide, environment.HOME),
        toolCache: environment.RUNNER_TOOL_CACHE,
    };
}
const isInstalled = (program, environment) => (environment.PATH ?? '')
    .split(external_node_path_.delimiter)
    .some((folder) => folder !== '' && (0,external_node_fs_.existsSync)((0,external_node_path_.join)(folder, program)));
/**
 * Writes where it may, and neither reads nor writes where it may not; else answers why this kind
 * cannot be had here. Any other failure is an error: with something used up, each kind would fail,
 * one after the other, down to none.
 */
async function attempt(sandbox, kind, name, options) {
    const root = (0,program_sandbox/* runFolder */.kQ)(options.tmp, 'docket-try-');
    const dir = (0,external_node_path_.join)(root, 'dir');
    const scratch = (0,external_node_path_.join)(root, 'scratch');
    const outside = (0,external_node_path_.join)(root, 'outside');
    try {
        const own = (0,external_node_path_.join)(root, 'network');
        for (const folder of [dir, (0,external_node_path_.join)(scratch, 'tmp'), own])
            (0,external_node_fs_.mkdirSync)(folder, { recursive: true });
        const network = options.closesNetwork ? { socket: (0,external_node_path_.join)(own, 'broker'), port: 1024 } : 'open';
        (0,external_node_fs_.writeFileSync)(outside, 'ours', { mode: 0o600 });
        // By variable, because a file that the command names is meant to be seen.
        const command = 'cat "$OUTSIDE" > seen; echo theirs > "$OUTSIDE"; echo yes > inside';
        const env = { PATH: options.environment.PATH ?? '', HOME: scratch, OUTSIDE: outside };
        const failure = await runToEnd(await sandbox({ command, dir, scratch, env, network }));
        if (!(0,external_node_fs_.existsSync)((0,external_node_path_.join)(dir, 'inside'))) {
            if ((0,program_sandbox/* isRefusal */.vu)(failure))
                return failure;
            throw triedInVain(name, failure || 'it was stopped');
        }
        if (kind === 'none')
            return undefined;
        if ((0,external_node_fs_.readFileSync)((0,external_node_path_.join)(dir, 'seen'), 'utf8') !== '')
            return 'the program could read our files';
        return (0,external_node_fs_.readFileSync)(outside, 'utf8') === 'ours'
            ? undefined
            : 'the program could write our files';
    }
    catch (error) {
        if (error instanceof program_sandbox/* NotAvailable */.vX)
            return error.message;
        if (error instanceof errors/* SetupError */.w3)
            throw error;
        throw triedInVain(name, error.message);
    }
    finally {
        await (0,remove/* removeTree */.d)(root);
    }
}
const triedInVain = (name, why) => new errors/* SetupError */.w3(`The agent was not started, because its isolation failed (${name}: ${why.replace(/[.\s]+$/, '')}). The machine may be out of processes, namespaces, memory, or disk space. Free some, then try again.`);
/** The last line it said before it ended. */
async function runToEnd(sandbox) {
    try {
        const child = (0,external_node_child_process_.spawn)(sandbox.file, sandbox.args, {
            cwd: sandbox.cwd,
            env: sandbox.env,
            detached: true,
            stdio: ['ignore', 'ignore', 'pipe'],
        });
        let said = '';
        child.stderr?.setEncoding('utf8').on('data', (text) => {
            said = (said + text).slice(-500);
        });
        await new Promise((resolve, reject) => {
            child.on('error', reject);
            child.on('close', () => resolve());
        });
        await sandbox.end(child);
        return (0,foreign/* clean */.uH)(said).trim().split('\n').at(-1) ?? '';
    }
    finally {
        await sandbox.release();
    }
}


/***/ })

};
