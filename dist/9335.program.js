export const id = 9335;
export const ids = [9335];
export const modules = {

/***/ 99335:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  finishAfter: () => (/* binding */ finishAfter)
});

// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 11 modules
var core = __webpack_require__(91659);
// EXTERNAL MODULE: ./.build/program/src/action/inputs.js + 1 modules
var action_inputs = __webpack_require__(48388);
// EXTERNAL MODULE: ./.build/program/src/action/runner-facts.js
var runner_facts = __webpack_require__(60435);
// EXTERNAL MODULE: ./.build/program/src/shared/errors.js
var errors = __webpack_require__(42205);
// EXTERNAL MODULE: ./.build/program/src/thread/desk.js
var thread_desk = __webpack_require__(11032);
// EXTERNAL MODULE: ./.build/program/src/thread/marker.js
var thread_marker = __webpack_require__(31359);
// EXTERNAL MODULE: ./.build/program/src/thread/reply.js
var reply = __webpack_require__(79785);
// EXTERNAL MODULE: ./.build/program/src/thread/words.js
var words = __webpack_require__(56564);
;// CONCATENATED MODULE: ./.build/program/src/thread/finish-unfinished.js
// An answer whose run was killed gets its last words from whoever comes after it.




async function finishUnfinished({ place, marker, comment, said }, desk) {
    const { host, voice } = desk;
    const scope = (0,thread_desk/* scopeOf */.O)(desk, place.thread);
    const found = await (0,reply/* findMarked */.Em)(host, place, (0,thread_marker/* markerPrefix */.X4)(marker.event), scope);
    const current = found.find((one) => one.comment.id === comment.id);
    // Deleted, or the run had said its last words and was killed right after.
    if (!current || !(0,thread_marker/* isOpen */.nT)(current.marker))
        return;
    const body = words/* commentBody */.I2((0,thread_marker/* writeMarker */.en)(marker, scope), words/* interrupted */.VM(voice));
    await host.editComment(comment, body);
    if (said)
        await host.react(said, 'confused');
}

// EXTERNAL MODULE: ./.build/program/src/compose/action/desk.js
var action_desk = __webpack_require__(21809);
// EXTERNAL MODULE: ./.build/program/src/compose/action/workflow-context.js
var workflow_context = __webpack_require__(46243);
// EXTERNAL MODULE: ./.build/program/src/compose/action/workflow-runner.js + 1 modules
var workflow_runner = __webpack_require__(21936);
;// CONCATENATED MODULE: ./.build/program/src/compose/action/post-step.js
// The `post` step: finishes a reply that the run could not finish itself.








async function finishAfter(env) {
    const runner = (0,workflow_runner/* openRunner */.N)();
    try {
        const inputs = (0,action_inputs/* parseInputs */.TL)(core.getInput);
        const signal = new AbortController().signal;
        const context = await (0,workflow_context/* openContext */.e)(env);
        const event = (0,runner_facts/* readEvent */.j_)(context);
        const facts = (0,runner_facts/* readFacts */.MH)(context, env);
        const run = { env, runner, inputs, context, event, facts, signal, works: false };
        const { desk } = await (0,action_desk.openDesk)(run);
        await finishUnfinished(JSON.parse((0,core.getState)('unfinished')), desk);
    }
    catch (error) {
        // The step already has its result, and a failed cleanup must not change it.
        runner.warn(`Could not finish the reply on the thread: ${(0,errors/* sentence */.em)(error)}`);
    }
}


/***/ })

};
