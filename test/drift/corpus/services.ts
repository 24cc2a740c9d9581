// Services with routes, settings in data files, libraries, and changes that have nothing to do with docs.
import { scene } from './case.ts';

const express = scene('a service in JavaScript', {
  'src/server.js': `import express from 'express';
import { listBooks } from './books.js';

const app = express();
app.get('/api/books', listBooks);
app.get('/api/books/:id', (request, response) => response.json({}));
app.post('/api/loans', (request, response) => response.sendStatus(201));
app.listen(process.env.LIBRARY_PORT ?? 3000);
`,
  'src/books.js': `export function listBooks(request, response) {
  response.json([]);
}
`,
  'src/client.js': `import { api } from './http.js';

export const loadShelf = () => api.get('/internal/shelf');
`,
  'docs/http.md': `# HTTP API

| Route | What it does |
| --- | --- |
| \`GET /api/books\` | Lists all books. |
| \`GET /api/books/{id}\` | One book. |
| \`POST /api/loans\` | Lends a book. |

\`LIBRARY_PORT\` sets the port.
`,
})
  .change(
    'Add reservations',
    [
      [
        'src/server.js',
        "app.post('/api/loans'",
        "app.post('/api/reservations', (q, r) => r.sendStatus(201));\napp.post('/api/loans'",
      ],
    ],
    ['missing /api/reservations'],
  )
  .change(
    'Remove loans',
    [
      [
        'src/server.js',
        "app.post('/api/loans', (request, response) => response.sendStatus(201));\n",
        '',
      ],
    ],
    ['stale /api/loans docs/http.md'],
  )
  .change(
    'Move one book to /api/catalog',
    [['src/server.js', "'/api/books/:id'", "'/api/catalog/:isbn'"]],
    ['stale /api/books/:id docs/http.md', 'missing /api/catalog/:isbn'],
  )
  .change(
    'Read LIBRARY_HOST',
    [['src/server.js', 'app.listen(', 'const { LIBRARY_HOST } = process.env;\napp.listen(']],
    ['missing LIBRARY_HOST'],
  )
  .change('Call the parameter isbn', [['src/server.js', '/api/books/:id', '/api/books/:isbn']])
  .change('Ask another internal address', [
    ['src/client.js', '/internal/shelf', '/internal/shelves'],
  ])
  .change('Log each request', [
    ['src/server.js', 'const app = express();\n', 'const app = express();\napp.use(logger());\n'],
  ])
  .change('Answer with another status', [['src/server.js', 'sendStatus(201)', 'sendStatus(202)']]);

const fastapi = scene('a service in Python', {
  'app/main.py': `import os
from fastapi import FastAPI

app = FastAPI()
LIMIT = int(os.environ.get("WEATHER_LIMIT", "10"))


@app.get("/forecast/{city}")
def forecast(city: str):
    return {}


@app.get("/stations")
def stations():
    return []
`,
  'docs/index.md': `# Weather

\`\`\`sh
curl https://weather.example.com/forecast/berlin
curl https://weather.example.com/stations
\`\`\`

\`WEATHER_LIMIT\` limits requests per minute. Routes: \`/forecast/{city}\` and \`/stations\`.
`,
})
  .change(
    'Add alerts',
    [
      [
        'app/main.py',
        '@app.get("/stations")',
        '@app.get("/alerts/{region}")\ndef alerts(region: str):\n    return []\n\n\n@app.get("/stations")',
      ],
    ],
    ['missing /alerts/{region}'],
  )
  .change(
    'Remove the list of stations',
    [['app/main.py', '@app.get("/stations")\ndef stations():\n    return []\n', '']],
    ['stale /stations docs/index.md'],
  )
  .change(
    'Rename the limit',
    [['app/main.py', 'WEATHER_LIMIT', 'WEATHER_RATE']],
    ['stale WEATHER_LIMIT docs/index.md', 'missing WEATHER_RATE'],
  )
  .change('Read what the server, the shell, and the runner define', [
    [
      'app/main.py',
      '@app.get("/stations")',
      'def place(environ):\n    return environ["PATH_INFO"], environ["HTTP_REFERER"], os.environ["VISUAL"], os.environ["GH_TOKEN"]\n\n\n@app.get("/stations")',
    ],
  ])
  .change('Return more fields', [['app/main.py', '    return {}', '    return {"city": city}']])
  .change('Add a health check for the cluster, and document it', [
    [
      'app/main.py',
      '@app.get("/stations")',
      '@app.get("/health/live")\ndef live():\n    return "ok"\n\n\n@app.get("/stations")',
    ],
    [
      'docs/index.md',
      '# Weather\n',
      '# Weather\n\n`/health/live` answers when the service runs.\n',
    ],
  ]);

const openapi = scene('an OpenAPI description', {
  'openapi.yaml': `openapi: 3.1.0
info: { title: Parcels, version: 1.0.0 }
paths:
  /parcels:
    get: {}
  /parcels/{id}:
    get: {}
  /labels:
    post: {}
`,
  'docs/reference.md': `# Reference

- \`GET /parcels\` lists parcels.
- \`GET /parcels/{id}\` shows one.
- \`POST /labels\` prints a label.
`,
})
  .change(
    'Add pickups',
    [['openapi.yaml', '  /labels:', '  /pickups:\n    post: {}\n  /labels:']],
    ['missing /pickups'],
  )
  .change(
    'Remove labels',
    [['openapi.yaml', '  /labels:\n    post: {}\n', '']],
    ['stale /labels docs/reference.md'],
  )
  .change('Describe a response', [
    ['openapi.yaml', '  /labels:\n    post: {}', '  /labels:\n    post: { summary: Prints }'],
  ])
  .change('Release 1.1.0', [['openapi.yaml', 'version: 1.0.0', 'version: 1.1.0']]);

const action = scene('an action', {
  'action.yml': `name: Upload
inputs:
  # what to upload
  file:
    description: The file.
  retention-days:
    description: How long it is kept.
    default: "30"
  compression-level:
    description: From 0 to 9.
runs:
  using: node24
  main: dist/index.js
`,
  'README.md': `# Upload

\`\`\`yaml
- uses: acme/upload@v1
  with:
    file: out.zip
    retention-days: 7
    compression-level: 9
\`\`\`
`,
  'dist/index.js': 'process.env.FROM_THE_BUNDLE;\n',
})
  .change(
    'Add overwrite-existing',
    [['action.yml', 'runs:', '  overwrite-existing:\n    description: Replaces it.\nruns:']],
    ['missing overwrite-existing'],
  )
  .change(
    'Remove compression-level',
    [['action.yml', '  compression-level:\n    description: From 0 to 9.\n', '']],
    ['stale compression-level README.md'],
  )
  .change('Change a default', [['action.yml', '"30"', '"90"']])
  .change('Build the bundle', [['dist/index.js', 'FROM_THE_BUNDLE', 'ANOTHER_VARIABLE']])
  .change('Rename a step’s output folder', [['action.yml', 'dist/index.js', 'dist/main.js']]);

const settings = scene('settings in data files', {
  'config.schema.json': `{
  "properties": {
    "cacheFolder": { "type": "string" },
    "maxParallel": { "type": "integer" },
    "reportFormat": { "enum": ["text", "json"] }
  }
}
`,
  '.env.example': 'QUEUE_URL=redis://localhost\nQUEUE_PREFIX=app\n',
  'src/spring/Mail.java': `class Mail {
    @Value("\${mail.sender-address}") String sender;
    @Value("\${mail.retry-delay:5}") int delay;
}
`,
  'docs/settings.md': `# Settings

- \`cacheFolder\`: where results are kept.
- \`maxParallel\`: how many run at once.
- \`reportFormat\`: \`text\` or \`json\`.
- \`mail.sender-address\` and \`mail.retry-delay\`: who sends mail, and how soon again.

Variables: \`QUEUE_URL\`, \`QUEUE_PREFIX\`.
`,
})
  .change(
    'Add failFast',
    [
      [
        'config.schema.json',
        '    "reportFormat"',
        '    "failFast": { "type": "boolean" },\n    "reportFormat"',
      ],
    ],
    ['missing failFast'],
  )
  .change(
    'Remove maxParallel',
    [['config.schema.json', '    "maxParallel": { "type": "integer" },\n', '']],
    ['stale maxParallel docs/settings.md'],
  )
  .change(
    'Rename mail.retry-delay',
    [['src/spring/Mail.java', 'mail.retry-delay', 'mail.resend-after']],
    ['stale mail.retry-delay docs/settings.md', 'missing mail.resend-after'],
  )
  .change(
    'Add QUEUE_TIMEOUT',
    [['.env.example', 'QUEUE_PREFIX', 'QUEUE_TIMEOUT=30\nQUEUE_PREFIX']],
    ['missing QUEUE_TIMEOUT'],
  )
  .change('Allow another format', [
    ['config.schema.json', '["text", "json"]', '["text", "json", "html"]'],
  ])
  .change('Point to another server', [['.env.example', 'redis://localhost', 'redis://queue']])
  .change('Add a fixture', [
    [
      'test/data/x.schema.json',
      null,
      '{ "properties": { "onlyInTests": { "type": "string" } } }\n',
    ],
  ]);

const library = scene('a library in TypeScript', {
  'package.json': '{\n  "name": "colorful",\n  "version": "3.0.0"\n}\n',
  'src/index.ts': `export { mixColors, type ColorMix } from './mix.ts';
export { parseColor } from './parse.ts';
`,
  'src/mix.ts': `export interface ColorMix {
  ratio: number;
}

export function mixColors(a: string, b: string, mix: ColorMix): string {
  return clampChannel(a.length + b.length * mix.ratio);
}

export function clampChannel(value: number): string {
  return String(value);
}
`,
  'src/parse.ts': `export function parseColor(text: string): string {
  return text.trim();
}
`,
  'docs/guide.md': `# Guide

\`\`\`ts
import { mixColors, parseColor } from 'colorful';
mixColors(parseColor('red'), 'blue', { ratio: 0.5 });
\`\`\`

Install it with \`npm install colorful@3.0.0\`. See [the parser](../src/parse.ts).
`,
  'docs/migration.md':
    '# From version 2\n\n`blendColors` is now `mixColors`, and `parseColor` takes text.\n',
})
  .change(
    'Rename mixColors to blend',
    [
      ['src/index.ts', 'mixColors', 'blendTwo'],
      ['src/mix.ts', 'mixColors', 'blendTwo'],
    ],
    ['stale mixColors docs/guide.md'],
  )
  .change(
    'Remove the parser',
    [
      ['src/parse.ts', null],
      ['src/index.ts', "export { parseColor } from './parse.ts';\n", ''],
    ],
    ['stale parseColor docs/guide.md', 'stale src/parse.ts docs/guide.md'],
  )
  .change(
    'Release 3.1.0',
    [['package.json', '3.0.0', '3.1.0']],
    ['stale colorful@3.0.0 docs/guide.md'],
  )
  .change('Add lighten', [
    [
      'src/mix.ts',
      'export function clampChannel',
      'export function lightenColor(a: string): string {\n  return a;\n}\n\nexport function clampChannel',
    ],
  ])
  .change('Make a helper private', [
    ['src/mix.ts', 'export function clampChannel', 'function clampChannel'],
  ])
  .change('Move mixColors to another file', [
    ['src/mix.ts', null],
    [
      'src/blend.ts',
      null,
      'export interface ColorMix {\n  ratio: number;\n}\n\nexport function mixColors(a: string): string {\n  return a;\n}\n',
    ],
    ['src/index.ts', './mix.ts', './blend.ts'],
  ])
  .change('Fix a typo on a page', [['docs/guide.md', 'Install it', 'Install the package']])
  .change('Type the parameter', [['src/parse.ts', 'text: string', 'text: string | URL']]);

const silent = scene('a program whose flags nobody documents', {
  'src/main.go': `package main

func main() {
	flag.String("internal-listen", "", "")
	flag.Bool("shadow-mode", false, "")
	os.Getenv("WORKER_POOL")
}
`,
  'src/util/strings.py': 'def to_title(text):\n    return text.title()\n',
  'docs/index.md': '# Overview\n\nThe worker runs in the cluster. Nobody starts it by hand.\n',
  'docs/architecture.md':
    '# Architecture\n\nThe pool takes work from the queue. `process` is the loop.\n',
})
  .change('Add a flag for the operators', [
    ['src/main.go', '	flag.Bool(', '	flag.String("drain-after", "", "")\n	flag.Bool('],
  ])
  .change('Add a variable', [
    [
      'src/main.go',
      '	os.Getenv("WORKER_POOL")',
      '	os.Getenv("WORKER_POOL")\n	os.Getenv("WORKER_QUEUE")',
    ],
  ])
  .change('Rename a flag', [['src/main.go', 'shadow-mode', 'mirror-mode']])
  .change('Remove a variable', [['src/main.go', '	os.Getenv("WORKER_POOL")\n', '']])
  .change('Rename a function that pages do not mention', [
    ['src/util/strings.py', 'to_title', 'as_title'],
  ])
  .change('Only rename a file', [
    ['src/util/strings.py', null],
    ['src/util/words.py', null, 'def to_title(text):\n    return text.title()\n'],
  ]);

export const SERVICES = [express, fastapi, openapi, action, settings, library, silent].map(
  ({ made }) => made,
);
