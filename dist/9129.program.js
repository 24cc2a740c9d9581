export const id = 9129;
export const ids = [9129];
export const modules = {

/***/ 19129:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   beatAsThread: () => (/* binding */ beatAsThread),
/* harmony export */   openHeartbeats: () => (/* binding */ openHeartbeats)
/* harmony export */ });
/* harmony import */ var node_worker_threads__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75919);
/* harmony import */ var pg_boss__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30417);
/* harmony import */ var _shared_side_thread_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27466);
// Tells the queue that this process is still at work on its tickets, from a side thread: a main
// thread that is busy for longer than a heartbeat keeps its tickets. The thread has one connection,
// and only while there is a ticket.



const BEAT_MS = 5_000;
/** A main thread that says nothing for this long does not come back: others get its tickets. */
const SILENT_MS = 10 * 60_000;
const SAY_EVERY_MS = 60_000;
const MEMORY = { maxOldGenerationSizeMb: 64 };
function openHeartbeats(url, name, beatMs = BEAT_MS) {
    const held = new Set();
    let thread;
    let timer;
    let stopped = false;
    const say = () => thread?.postMessage([...held]);
    function start() {
        const setup = { url, name, beatMs };
        const started = (0,_shared_side_thread_js__WEBPACK_IMPORTED_MODULE_2__/* .startSideThread */ .Q3)({ task: 'heartbeats', setup }, MEMORY);
        started.on('error', () => { });
        started.on('exit', () => {
            if (thread !== started)
                return;
            thread = undefined;
            if (held.size > 0 && !stopped)
                ensure();
        });
        started.unref();
        return started;
    }
    function ensure() {
        thread ??= start();
        timer ??= setInterval(say, SAY_EVERY_MS).unref();
        say();
    }
    return {
        during(queue, handler) {
            return async (jobs) => {
                const tickets = jobs.map(({ id, retryCount }) => ({ queue, id, retryCount }));
                for (const ticket of tickets)
                    held.add(ticket);
                ensure();
                try {
                    await handler(jobs);
                }
                finally {
                    for (const ticket of tickets)
                        held.delete(ticket);
                    say();
                }
            };
        },
        async stop() {
            stopped = true;
            clearInterval(timer);
            await thread?.terminate();
        },
    };
}
/** What the thread does until it is ended. */
function beatAsThread() {
    const { url, name, beatMs } = (0,_shared_side_thread_js__WEBPACK_IMPORTED_MODULE_2__/* .setupOfThread */ .LO)();
    let held = [];
    let heardAt = Date.now();
    let boss;
    async function open() {
        const opened = new pg_boss__WEBPACK_IMPORTED_MODULE_1__/* .PgBoss */ .zJ({
            connectionString: url,
            application_name: name,
            max: 1,
            migrate: false,
            schedule: false,
            supervise: false,
        });
        opened.on('error', () => { });
        await opened.start();
        return opened;
    }
    async function beat() {
        if (held.length === 0 || Date.now() - heardAt > SILENT_MS)
            return;
        boss ??= await open();
        for (const [queue, tickets] of Map.groupBy(held, (ticket) => ticket.queue))
            await boss.touch(queue, tickets);
    }
    node_worker_threads__WEBPACK_IMPORTED_MODULE_0__.parentPort?.on('message', (tickets) => {
        held = tickets;
        heardAt = Date.now();
    });
    void (async () => {
        for (;;) {
            // The database may be starting again: the next beat finds out.
            await beat().catch(() => { });
            await new Promise((resolve) => setTimeout(resolve, beatMs));
        }
    })();
}


/***/ })

};
