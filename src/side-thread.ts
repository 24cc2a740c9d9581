// What a side thread runs: the task that it was started for.
import(/* webpackIgnore: true */ './program.ts').then(({ sideThread }) => sideThread());
