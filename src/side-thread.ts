// What a side thread or process runs: the task that it was started for.
import(/* webpackIgnore: true */ './program.ts').then(({ sideThread }) => sideThread(process.env));
