// The route out of one run of a program: none, the machine's own network, or a broker.

import { type NetworkSetting, PUBLIC } from '../../jobs/agent.ts';
import { SetupError } from '../../shared/errors.ts';
import type { Clock, Log } from '../../shared/runtime.ts';
import type { Environment } from '../program/environment.ts';
import type { SandboxNetwork } from '../program/sandbox.ts';
import { openBroker } from './broker.ts';
import type { Gate } from './gate.ts';
import type { BrokerPlan } from './plan.ts';
import { DIALER, type Dialer } from './tunnel.ts';

export interface ProgramNetwork {
  reach: NetworkSetting | 'none';
  /** Without it, nothing is run. */
  isRequired: boolean;
  /** What it gets instead of its keys. */
  plan?: BrokerPlan;
  /** Hosts that are refused without a word to people. */
  ignoredHosts?: readonly string[];
  dialer?: Dialer;
}

interface NetworkOptions {
  /** The machine can keep a program from its network. */
  closesNetwork: boolean;
  environment: Environment;
  /** For a broker's socket; made if it is needed. */
  folder: string;
  gate: Gate;
  clock: Clock;
  log: Log;
  signal: AbortSignal;
}

interface OpenedNetwork {
  network: SandboxNetwork;
  /** What stands in the agent's environment instead. */
  environment: Environment;
  refusals: readonly string[];
  close(): Promise<void>;
}

const NOT_LIMITED =
  'The program was not started, because the settings limit what it can reach, and this machine cannot do that. Install bubblewrap. To let it reach everything, set `network` (for a check, `check-network`) to `open` in `.github/docket.yml`.';
const NOT_ALONE =
  'The program was not started, because the settings open the network, and this machine works for several repositories and cannot keep its own services out of reach. Install bubblewrap on it, or remove `network: open` (for a check, `check-network`) from `.github/docket.yml`.';

/** Opens the program's route out, as far as it has one. */
export async function openNetwork(
  { reach, isRequired, plan, ignoredHosts = [], dialer = DIALER }: ProgramNetwork,
  { closesNetwork, environment, folder, gate, clock, log, signal }: NetworkOptions,
): Promise<OpenedNetwork> {
  const isClosed = reach !== 'open' && closesNetwork;
  if (reach !== 'open' && isRequired && !isClosed)
    throw new SetupError(reach === PUBLIC ? NOT_ALONE : NOT_LIMITED);
  const { routes = new Map(), hosts: own = [] } = plan ?? {};
  const listed = typeof reach === 'object' ? [...own, ...reach.hosts] : own;
  const isAlone = isClosed && reach === 'none';
  if (isAlone || (routes.size === 0 && !isClosed)) {
    const network = isAlone ? 'none' : 'open';
    return { network, environment: {}, refusals: [], close: async () => {} };
  }
  const broker = await openBroker({
    ...{ plan: { routes }, hosts: listed, ignoredHosts, gate, environment, dialer, clock, signal },
    folder: isClosed ? folder : undefined,
    closed: isClosed && reach !== PUBLIC,
  });
  const url = `http://127.0.0.1:${broker.port}`;
  const bases = [...new Set([...routes.values()].map(({ base }) => base.host)), ...listed];
  if (isClosed) log.info(`The program can reach ${bases.join(', ') || 'no host'}.`);
  return {
    network: broker.socket ? { socket: broker.socket, port: broker.port } : 'open',
    environment: { ...plan?.environment(url), ...proxies(environment, isClosed ? url : undefined) },
    refusals: broker.refusals,
    close: broker.close,
  };
}

/** Whatever has a proxy in its environment reaches the broker itself, and the rest through it. */
function proxies(environment: Environment, url: string | undefined): Environment {
  const own = '127.0.0.1,localhost';
  const except = environment.no_proxy || environment.NO_PROXY;
  const direct = url || !except ? own : `${except},${own}`;
  const all = ['http_proxy', 'https_proxy', 'HTTP_PROXY', 'HTTPS_PROXY'];
  return {
    ...(url && Object.fromEntries(all.map((name) => [name, url]))),
    ...(url && { ALL_PROXY: undefined, all_proxy: undefined }),
    ...{ NO_PROXY: direct, no_proxy: direct },
  };
}
