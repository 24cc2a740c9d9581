export const id = 8673;
export const ids = [8673];
export const modules = {

/***/ 28673:
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
// EXTERNAL MODULE: ./.build/program/src/app/desk.js
var app_desk = __webpack_require__(64627);
// EXTERNAL MODULE: ./.build/program/src/app/marker.js
var app_marker = __webpack_require__(98240);
// EXTERNAL MODULE: ./.build/program/src/app/reply.js
var reply = __webpack_require__(3376);
// EXTERNAL MODULE: ./.build/program/src/app/words.js
var words = __webpack_require__(61433);
;// CONCATENATED MODULE: ./.build/program/src/app/finish-unfinished.js
// An answer whose run was killed gets its last words from whoever comes after it.




async function finishUnfinished({ place, marker, comment, said }, desk) {
    const { host, voice } = desk;
    const scope = (0,app_desk/* scopeOf */.O)(desk, place.thread);
    const found = await (0,reply/* findMarked */.Em)(host, place, (0,app_marker/* markerPrefix */.X4)(marker.event), scope);
    const current = found.find((one) => one.comment.id === comment.id);
    const text = current?.comment.body.replace(/^<!--.*?-->\n/, '') ?? '';
    // Deleted, or the run had said its last words and was killed right after.
    if (!words/* isOpen */.nT(text))
        return;
    const body = words/* commentBody */.I2((0,app_marker/* writeMarker */.en)(marker, scope), words/* interrupted */.VM(voice));
    await host.editComment(comment, body);
    if (said)
        await host.react(said, 'confused');
}

// EXTERNAL MODULE: ./.build/program/src/shared/errors.js
var errors = __webpack_require__(42205);
// EXTERNAL MODULE: ./.build/program/src/compose/action-desk.js
var action_desk = __webpack_require__(21187);
// EXTERNAL MODULE: ./.build/program/src/compose/workflow-context.js
var workflow_context = __webpack_require__(85124);
// EXTERNAL MODULE: ./.build/program/src/compose/workflow-runner.js + 1 modules
var workflow_runner = __webpack_require__(50735);
;// CONCATENATED MODULE: ./.build/program/src/compose/after.js
// The `post` step: finishes an answer that the run could not finish itself.








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
        // The step itself has its result; a courtesy that fails must not change it.
        runner.warn(`The answer on the thread could not be finished: ${(0,errors/* sentence */.em)(error)}`);
    }
}


/***/ })

};
