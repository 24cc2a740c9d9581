// Programs with flags and variables, in six languages.
// biome-ignore-all lint/suspicious/noTemplateCurlyInString: it is what a script says
import { scene } from './case.ts';

const commander = scene('a command line in TypeScript with commander', {
  'package.json': `{
  "name": "tidy-notes",
  "version": "2.3.0",
  "engines": { "node": ">=18" },
  "bin": { "tidy": "dist/cli.js" }
}
`,
  'src/cli.ts': `#!/usr/bin/env node
import { Command } from 'commander';
import { tidyFolder } from './tidy.js';

const program = new Command('tidy');
program
  .option('-o, --output <folder>', 'where to write', 'out')
  .option('--dry-run', 'print what would change')
  .option('--max-size <bytes>', 'skip larger notes', '100000')
  .action(async (options) => {
    const token = process.env.TIDY_TOKEN;
    await tidyFolder(process.cwd(), { ...options, token });
  });
program.parse();
`,
  'src/tidy.ts': `import { spawnSync } from 'node:child_process';

export interface TidyOptions {
  output: string;
  token?: string;
}

export async function tidyFolder(folder: string, options: TidyOptions): Promise<number> {
  const cache = process.env.TIDY_CACHE ?? '/tmp/tidy';
  spawnSync('git', ['-C', folder, 'status', '--porcelain']);
  return countNotes(folder, cache);
}

export function countNotes(folder: string, cache: string): number {
  return folder.length + cache.length;
}
`,
  'docs/cli.md': `# Command line

| Option | What it does |
| --- | --- |
| \`-o, --output <folder>\` | Where the notes are written. |
| \`--dry-run\` | Prints what would change. |
| \`--max-size <bytes>\` | Skips larger notes. |

\`\`\`sh
tidy --output clean --dry-run
git commit --no-verify
\`\`\`

## Environment

- \`TIDY_TOKEN\`: the token of the sync service.
- \`TIDY_CACHE\`: where intermediate files go.
`,
  'docs/api.md': `# Use it from code

Call \`tidyFolder(folder, options)\`. Requires Node.js 18 or newer.

The source of the loop is in \`src/tidy.ts\`.
`,
  'CHANGELOG.md': '# Changelog\n\n## 2.3.0\n\n- `--max-size` was added.\n',
})
  .change(
    'Add --json to print the result for scripts',
    [
      [
        'src/cli.ts',
        "  .option('--dry-run'",
        "  .option('--json', 'print JSON')\n  .option('--dry-run'",
      ],
    ],
    ['missing --json'],
  )
  .change(
    'Remove --max-size, which nobody used',
    [['src/cli.ts', "  .option('--max-size <bytes>', 'skip larger notes', '100000')\n", '']],
    ['stale --max-size docs/cli.md'],
  )
  .change(
    'Rename --output to --target',
    [['src/cli.ts', "'-o, --output <folder>'", "'-t, --target <folder>'"]],
    ['stale --output docs/cli.md', 'missing --target'],
  )
  .change(
    'Read the region from TIDY_REGION',
    [
      [
        'src/cli.ts',
        '    const token',
        "    const region = process.env.TIDY_REGION ?? 'eu';\n    const token",
      ],
    ],
    ['missing TIDY_REGION'],
  )
  .change(
    'Drop TIDY_CACHE',
    [['src/tidy.ts', "process.env.TIDY_CACHE ?? '/tmp/tidy'", "'/tmp/tidy'"]],
    ['stale TIDY_CACHE docs/cli.md'],
  )
  .change(
    'Rename tidyFolder to tidyNotes',
    [
      ['src/tidy.ts', 'tidyFolder', 'tidyNotes'],
      ['src/cli.ts', '{ tidyFolder }', '{ tidyNotes }'],
      ['src/cli.ts', 'await tidyFolder', 'await tidyNotes'],
    ],
    ['stale tidyFolder docs/api.md'],
  )
  .change('Need Node.js 20', [['package.json', '>=18', '>=20']], ['stale Node.js 18 docs/api.md'])
  .change(
    'Move the loop into its own folder',
    [
      ['src/tidy.ts', null],
      [
        'src/loop/tidy.ts',
        null,
        'export interface TidyOptions {}\nexport async function tidyFolder() {}\nexport function countNotes() {}\nconst cache = process.env.TIDY_CACHE;\n',
      ],
      ['src/cli.ts', './tidy.js', './loop/tidy.js'],
    ],
    ['stale src/tidy.ts docs/api.md'],
  )
  .change('Add --json together with its documentation', [
    [
      'src/cli.ts',
      "  .option('--dry-run'",
      "  .option('--json', 'print JSON')\n  .option('--dry-run'",
    ],
    ['docs/cli.md', '| `--dry-run`', '| `--json` | Prints JSON. |\n| `--dry-run`'],
  ])
  .change('Remove --max-size here and on the page', [
    ['src/cli.ts', "  .option('--max-size <bytes>', 'skip larger notes', '100000')\n", ''],
    ['docs/cli.md', '| `--max-size <bytes>` | Skips larger notes. |\n', ''],
  ])
  .change('Pass another flag to git', [
    ['src/tidy.ts', "'--porcelain'", "'--porcelain', '--untracked-files=no'"],
  ])
  .change('Rename an internal helper', [
    ['src/tidy.ts', 'return countNotes(', 'return countFiles('],
    ['src/tidy.ts', 'export function countNotes(', 'export function countFiles('],
  ])
  .change('Add a hidden flag for tests', [
    [
      'src/cli.ts',
      "  .option('--dry-run'",
      "  .addOption(new Option('--trace-steps').hideHelp())\n  .option('--dry-run'",
    ],
  ])
  .change('Sort the options by name', [
    ['src/cli.ts', "  .option('-o, --output <folder>', 'where to write', 'out')\n", ''],
    [
      'src/cli.ts',
      "'100000')\n",
      "'100000')\n  .option('-o, --output <folder>', 'where to write', 'out')\n",
    ],
  ])
  .change('Move the variable into the other file', [
    ['src/tidy.ts', "process.env.TIDY_CACHE ?? '/tmp/tidy'", 'String(options.output)'],
    ['src/cli.ts', '    const token', '    const cache = process.env.TIDY_CACHE;\n    const token'],
  ])
  .change('Say on the page that --max-size was removed', [
    ['src/cli.ts', "  .option('--max-size <bytes>', 'skip larger notes', '100000')\n", ''],
    ['docs/cli.md', '| `--max-size <bytes>` | Skips larger notes. |\n', ''],
    ['docs/cli.md', '## Environment', '`--max-size` was removed in version 3.\n\n## Environment'],
  ])
  .change('Test a flag of another program', [
    ['test/cli.test.ts', null, "program.option('--only-in-tests', 'x');\nprocess.env.TIDY_FAKE;\n"],
  ]);

const argparse = scene('a command line in Python with argparse', {
  'pyproject.toml': '[project]\nname = "framegrab"\nversion = "0.9.1"\nrequires-python = ">=3.9"\n',
  'framegrab/cli.py': `import argparse
import os

from framegrab.video import grab_frames


def build_parser():
    parser = argparse.ArgumentParser(prog="framegrab")
    parser.add_argument("video")
    parser.add_argument("--every", type=float, default=1.0, help="seconds between frames")
    parser.add_argument(
        "-f",
        "--format",
        choices=["png", "jpg"],
        help="image format",
    )
    parser.add_argument("--quality", type=int, help="of JPEG images")
    return parser


def main():
    args = build_parser().parse_args()
    threads = int(os.environ.get("FRAMEGRAB_THREADS", "4"))
    grab_frames(args.video, args.every, threads)
`,
  'framegrab/video.py': `import os


def grab_frames(video, every, threads):
    decoder = os.getenv("FRAMEGRAB_DECODER", "ffmpeg")
    return _run(decoder, video, every, threads)


def open_video(path):
    return open(path, "rb")


def _run(*parts):
    return list(parts)
`,
  'README.md': `# framegrab

Needs Python 3.9 or newer.

    framegrab talk.mp4 --every 5 --format png

Options: \`--every\`, \`--format\` (or \`-f\`), and \`--quality\`.

Set \`FRAMEGRAB_THREADS\` to use more cores and \`FRAMEGRAB_DECODER\` for another decoder.
In Python, \`open_video(path)\` returns the file.

\`\`\`sh
pip install framegrab==0.9.1
\`\`\`
`,
})
  .change(
    'Add --start to skip the beginning',
    [
      [
        'framegrab/cli.py',
        '    parser.add_argument("--quality"',
        '    parser.add_argument("--start", type=float)\n    parser.add_argument("--quality"',
      ],
    ],
    ['missing --start'],
  )
  .change(
    'Remove --quality',
    [
      [
        'framegrab/cli.py',
        '    parser.add_argument("--quality", type=int, help="of JPEG images")\n',
        '',
      ],
    ],
    ['stale --quality README.md'],
  )
  .change(
    'Rename --every to --interval',
    [
      ['framegrab/cli.py', '"--every"', '"--interval"'],
      ['framegrab/cli.py', 'args.every', 'args.interval'],
    ],
    ['stale --every README.md', 'missing --interval'],
  )
  .change(
    'Let FRAMEGRAB_TMP choose the folder',
    [
      [
        'framegrab/video.py',
        '    decoder =',
        '    folder = os.environ["FRAMEGRAB_TMP"]\n    decoder =',
      ],
    ],
    ['missing FRAMEGRAB_TMP'],
  )
  .change(
    'Always use ffmpeg',
    [['framegrab/video.py', 'os.getenv("FRAMEGRAB_DECODER", "ffmpeg")', '"ffmpeg"']],
    ['stale FRAMEGRAB_DECODER README.md'],
  )
  .change(
    'Remove open_video',
    [['framegrab/video.py', 'def open_video(path):\n    return open(path, "rb")\n\n\n', '']],
    ['stale open_video README.md'],
  )
  .change(
    'Need Python 3.11',
    [['pyproject.toml', '>=3.9', '>=3.11']],
    ['stale Python 3.9 README.md'],
  )
  .change(
    'Release 1.0.0',
    [['pyproject.toml', 'version = "0.9.1"', 'version = "1.0.0"']],
    ['stale framegrab==0.9.1 README.md'],
  )
  .change('Add a suppressed option', [
    [
      'framegrab/cli.py',
      '    parser.add_argument("--quality"',
      '    parser.add_argument("--profile", help=argparse.SUPPRESS)\n    parser.add_argument("--quality"',
    ],
  ])
  .change('Split the runner', [
    ['framegrab/video.py', 'def _run(*parts):\n    return list(parts)\n', ''],
    ['framegrab/run.py', null, 'def run_decoder(*parts):\n    return list(parts)\n'],
    ['framegrab/video.py', 'return _run(', 'return run_decoder('],
  ])
  .change('Mention an old variable in a comment', [
    [
      'framegrab/video.py',
      '    decoder =',
      '    # os.environ["FRAMEGRAB_OLD"] was read here once\n    decoder =',
    ],
  ])
  .change('Change a default', [['framegrab/cli.py', 'default=1.0', 'default=2.0']])
  .change('Add --start and mention it', [
    [
      'framegrab/cli.py',
      '    parser.add_argument("--quality"',
      '    parser.add_argument("--start", type=float)\n    parser.add_argument("--quality"',
    ],
    ['README.md', 'Options: ', 'Options: `--start`, '],
  ])
  .change('Add a fixture with flags', [
    ['tests/fixtures/tool.py', null, 'parser.add_argument("--from-a-fixture")\n'],
  ])
  .change('Use CRLF in the sources', [
    [
      'framegrab/video.py',
      null,
      'import os\r\n\r\n\r\ndef grab_frames(video, every, threads):\r\n    decoder = os.getenv("FRAMEGRAB_DECODER", "ffmpeg")\r\n    return [decoder]\r\n\r\n\r\ndef open_video(path):\r\n    return open(path, "rb")\r\n',
    ],
  ]);

const cobra = scene('a command line in Go with cobra', {
  'go.mod': 'module example.com/ferry\n\ngo 1.21\n',
  'cmd/root.go': `package cmd

import (
	"os"

	"github.com/spf13/cobra"
)

var configFile string

func init() {
	rootCmd.PersistentFlags().StringVarP(&configFile, "config", "c", "", "config file")
	rootCmd.Flags().Int("workers", 4, "number of workers")
	rootCmd.Flags().Bool("verbose", false, "more output")
	if token := os.Getenv("FERRY_TOKEN"); token != "" {
		login(token)
	}
}
`,
  'config/config.go': `package config

type Config struct {
	ListenAddress string \`yaml:"listen-address"\`
	MaxRetries    int    \`yaml:"max-retries"\`
	LogLevel      string \`yaml:"log-level"\`
}

func LoadConfig(path string) (*Config, error) { return nil, nil }

func parse(data []byte) (*Config, error) { return nil, nil }
`,
  'docs/usage.md': `# Usage

- \`--config FILE\` (\`-c\`): the configuration.
- \`--workers N\`: how many transfers run at once.
- \`--verbose\`: says more.

\`FERRY_TOKEN\` signs you in. You need Go 1.21 or later to build it.
`,
  'docs/configuration.md': `# Configuration

\`\`\`yaml
listen-address: 127.0.0.1:8080
max-retries: 3
log-level: info
\`\`\`

\`LoadConfig\` reads it.
`,
})
  .change(
    'Add --limit-rate',
    [
      [
        'cmd/root.go',
        '	rootCmd.Flags().Bool("verbose"',
        '	rootCmd.Flags().String("limit-rate", "", "bytes per second")\n	rootCmd.Flags().Bool("verbose"',
      ],
    ],
    ['missing --limit-rate'],
  )
  .change(
    'Remove --workers',
    [['cmd/root.go', '	rootCmd.Flags().Int("workers", 4, "number of workers")\n', '']],
    ['stale --workers docs/usage.md'],
  )
  .change(
    'Add the setting idle-timeout',
    [
      [
        'config/config.go',
        '	LogLevel ',
        '	IdleTimeout   int    `yaml:"idle-timeout"`\n	LogLevel ',
      ],
    ],
    ['missing idle-timeout'],
  )
  .change(
    'Rename max-retries to retry-limit',
    [['config/config.go', 'yaml:"max-retries"', 'yaml:"retry-limit"']],
    ['stale max-retries docs/configuration.md', 'missing retry-limit'],
  )
  .change(
    'Rename LoadConfig to ReadConfig',
    [['config/config.go', 'LoadConfig', 'ReadConfig']],
    ['stale LoadConfig docs/configuration.md'],
  )
  .change('Build with Go 1.23', [['go.mod', 'go 1.21', 'go 1.23']], ['stale Go 1.21 docs/usage.md'])
  .change(
    'Sign in with FERRY_API_TOKEN',
    [['cmd/root.go', 'FERRY_TOKEN', 'FERRY_API_TOKEN']],
    ['stale FERRY_TOKEN docs/usage.md', 'missing FERRY_API_TOKEN'],
  )
  .change('Rename a private function', [['config/config.go', 'func parse(', 'func decode(']])
  .change('Change the help text', [['cmd/root.go', '"more output"', '"says more"']])
  .change('Move --verbose to all commands', [
    ['cmd/root.go', 'rootCmd.Flags().Bool("verbose"', 'rootCmd.PersistentFlags().Bool("verbose"'],
  ])
  .change('Add generated code', [
    [
      'api/ferry.pb.go',
      null,
      'package api\n\nfunc init() { flag.String("from-generated", "", "") }\n',
    ],
  ])
  .change('Add a test with flags', [
    [
      'cmd/root_test.go',
      null,
      'package cmd\n\nfunc TestIt() { flag.Bool("update-golden", false, "") ; os.Getenv("FERRY_UPDATE") }\n',
    ],
  ])
  .change('Vendor a dependency', [
    [
      'vendor/github.com/x/y/flags.go',
      null,
      'package y\n\nfunc init() { flag.Bool("vendored", false, "") }\n',
    ],
  ]);

const clap = scene('a command line in Rust with clap', {
  'Cargo.toml': '[package]\nname = "sift"\nversion = "1.4.0"\nrust-version = "1.70"\n',
  'src/main.rs': `use clap::Parser;

/// Finds text.
#[derive(Parser)]
struct Args {
    /// Ignore case.
    #[arg(short, long)]
    ignore_case: bool,
    /// Lines around each hit.
    #[arg(long, default_value_t = 0)]
    context: usize,
    #[arg(long = "file-type", env = "SIFT_FILE_TYPE")]
    kind: Option<String>,
}

fn main() {
    let args = Args::parse();
    let color = std::env::var("SIFT_COLORS").unwrap_or_default();
    sift::search(&args.kind, &color);
}
`,
  'src/lib.rs': `pub fn search(kind: &Option<String>, color: &str) -> usize {
    build_matcher(color)
}

pub fn build_matcher(color: &str) -> usize {
    color.len()
}
`,
  'src/run.rs': `#[derive(Args)]
struct Run {
    #[arg(
        help = "Runs ${'this and that, and then '.repeat(14)} ends.",
        long,
        num_args = 1..,
    )]
    program: Vec<String>,
}
`,
  'docs/public/_headers': '/assets/*\n  cache-control: immutable\n',
  'docs/deploy.md': '# Deploy\n\nTo set headers, add the file `docs/public/_headers`.\n',
  'GUIDE.md': `# Guide

\`sift --ignore-case word\` ignores case. \`--context 2\` shows lines around a hit, and
\`--file-type rs\` (or \`SIFT_FILE_TYPE\`) searches only such files. Colors are set with
\`SIFT_COLORS\`. Building needs Rust 1.70 or newer.

The library has \`build_matcher\`.
`,
})
  .change(
    'Add --max-count',
    [
      [
        'src/main.rs',
        '    #[arg(long = "file-type"',
        '    #[arg(long)]\n    max_count: Option<u64>,\n    #[arg(long = "file-type"',
      ],
    ],
    ['missing --max-count'],
  )
  .change(
    'Rename --file-type to --type',
    [['src/main.rs', 'long = "file-type"', 'long = "only-type"']],
    ['stale --file-type GUIDE.md', 'missing --only-type'],
  )
  .change(
    'Drop SIFT_COLORS',
    [['src/main.rs', 'std::env::var("SIFT_COLORS").unwrap_or_default()', 'String::new()']],
    ['stale SIFT_COLORS GUIDE.md'],
  )
  .change(
    'Make the matcher private and call it make_matcher',
    [
      ['src/lib.rs', 'pub fn build_matcher', 'fn make_matcher'],
      ['src/lib.rs', '    build_matcher(color)', '    make_matcher(color)'],
    ],
    ['stale build_matcher GUIDE.md'],
  )
  .change('Need Rust 1.75', [['Cargo.toml', '1.70', '1.75']], ['stale Rust 1.70 GUIDE.md'])
  .change('Shorten a help text', [['src/run.rs', 'this and that, and then '.repeat(14), '']])
  .change('Configure headers elsewhere', [['docs/public/_headers', null]])
  .change('Add a hidden flag to a command that is built by calls', [
    [
      'src/probe.rs',
      null,
      'fn probe() -> Arg {\n    Arg::new("probe")\n        .long("probe-tree")\n        .action(ArgAction::SetTrue)\n        .hide(true)\n}\n',
    ],
  ])
  .change('Add a hidden flag', [
    [
      'src/main.rs',
      '    #[arg(long = "file-type"',
      '    #[arg(long, hide = true)]\n    debug_tree: bool,\n    #[arg(long = "file-type"',
    ],
  ])
  .change('Give the field another name', [
    ['src/main.rs', '    kind: Option<String>', '    file_type: Option<String>'],
    ['src/main.rs', 'args.kind', 'args.file_type'],
  ])
  .change('Release 1.4.1', [['Cargo.toml', 'version = "1.4.0"', 'version = "1.4.1"']])
  .change('Reword a comment', [
    ['src/main.rs', '/// Ignore case.', '/// Ignore upper and lower case.'],
  ]);

const shell = scene('a script', {
  'deploy.sh': `#!/usr/bin/env bash
set -euo pipefail
REGION="\${DEPLOY_REGION:-eu-west-1}"
while [ $# -gt 0 ]; do
  case "$1" in
    --stage) STAGE="$2"; shift ;;
    -n|--dry-run) DRY=1 ;;
    --keep=*) KEEP="\${1#*=}" ;;
    *) echo "unknown $1" >&2; exit 2 ;;
  esac
  shift
done
docker build --pull --tag app .
`,
  'docs/deploy.md': `# Deploy

Run \`./deploy.sh --stage live\`. \`--dry-run\` only shows the plan, \`--keep=3\` keeps old releases.
\`DEPLOY_REGION\` chooses the region.
`,
})
  .change(
    'Add --force',
    [['deploy.sh', '    -n|--dry-run)', '    --force) FORCE=1 ;;\n    -n|--dry-run)']],
    ['missing --force'],
  )
  .change(
    'Remove --keep',
    [['deploy.sh', '    --keep=*) KEEP="${1#*=}" ;;\n', '']],
    ['stale --keep docs/deploy.md'],
  )
  .change(
    'Fix the region',
    [['deploy.sh', '"${DEPLOY_REGION:-eu-west-1}"', '"eu-west-1"']],
    ['stale DEPLOY_REGION docs/deploy.md'],
  )
  .change('Build without cache', [['deploy.sh', '--pull', '--pull --no-cache']])
  .change('Check the number of arguments', [
    ['deploy.sh', 'set -euo pipefail\n', 'set -euo pipefail\n[ $# -gt 0 ] || exit 2\n'],
  ]);

const picocli = scene('a command line in Java with picocli', {
  'src/main/java/app/Main.java': `package app;

public class Main implements Runnable {
    @Option(names = {"-i", "--input"}, description = "what to read")
    File input;

    @Option(names = "--charset", description = "of the input")
    String charset = "UTF-8";

    public void run() {
        String home = System.getenv("LEDGER_HOME");
        new LedgerReader(home).readAll(input);
    }
}
`,
  'src/main/java/app/LedgerReader.java': `package app;

public class LedgerReader {
    public LedgerReader(String home) {}

    public int readAll(File input) { return 0; }
}
`,
  'README.md': `# Ledger

\`ledger --input book.csv --charset UTF-8\` reads a book. \`LEDGER_HOME\` is the folder of all books.

In Java: \`new LedgerReader(home).readAll(file)\`.
`,
})
  .change(
    'Add --currency',
    [
      [
        'src/main/java/app/Main.java',
        '    @Option(names = "--charset"',
        '    @Option(names = {"--currency"}, description = "x")\n    String currency;\n\n    @Option(names = "--charset"',
      ],
    ],
    ['missing --currency'],
  )
  .change(
    'Always read UTF-8',
    [
      [
        'src/main/java/app/Main.java',
        '    @Option(names = "--charset", description = "of the input")\n    String charset = "UTF-8";\n',
        '',
      ],
    ],
    ['stale --charset README.md'],
  )
  .change(
    'Rename LedgerReader to BookReader',
    [
      ['src/main/java/app/LedgerReader.java', null],
      [
        'src/main/java/app/BookReader.java',
        null,
        'package app;\n\npublic class BookReader {\n    public int readAll(File input) { return 0; }\n}\n',
      ],
      ['src/main/java/app/Main.java', 'new LedgerReader(', 'new BookReader('],
    ],
    ['stale LedgerReader README.md'],
  )
  .change('Add a private helper', [
    [
      'src/main/java/app/Main.java',
      '    public void run()',
      '    private void check() {}\n\n    public void run()',
    ],
  ])
  .change('Add a test', [
    [
      'src/test/java/app/MainTest.java',
      null,
      'class MainTest { @Option(names = "--in-a-test") String x; }\n',
    ],
  ]);

export const COMMAND_LINES = [commander, argparse, cobra, clap, shell, picocli].map(
  ({ made }) => made,
);
