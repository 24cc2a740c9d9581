// zod compiles a schema when it is used first. A run uses most of them once or twice, and is over before
// that has paid. What loads this first reads them as they are.
import { config } from 'zod';

config({ jitless: true });
