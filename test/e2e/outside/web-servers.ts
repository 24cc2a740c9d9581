// Real web servers, each with its logs in the formats it offers. `logs` says for each file whether
// the format has agents.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { atTestEnd } from '../../support/test-end.ts';

export interface WebServer {
  program: string;
  config(place: Place): string;
  args(place: Place, config: string): string[];
  /** Another program, which writes the log of what was requested. */
  logger?(place: Place): [program: string, args: string[]];
  /** The signal after which it ends when its log is written, if that is not SIGTERM. */
  stop?: NodeJS.Signals;
  /** `raw`: what would end a field is written as it is, so that nobody can tell where the field ends. */
  logs: Record<string, { agents: boolean; format: string; raw?: true }>;
}

export interface Place {
  dir: string;
  /** The pages, for servers of files. */
  root: string;
  ports: number[];
  /** A server of the pages, for proxies. */
  origin: number;
}

const NGINX_JSON =
  '{"time_iso8601":"$time_iso8601","request_method":"$request_method","request_uri":"$request_uri","status":"$status","http_user_agent":"$http_user_agent"}';
// As nginx-proxy-manager has them in its own configuration.
const NPM_PROXY =
  '[$time_local] $upstream_cache_status $upstream_status $status - $request_method $scheme $host "$request_uri" [Client $remote_addr] [Length $body_bytes_sent] [Gzip $gzip_ratio] [Sent-to $server_name] "$http_user_agent" "$http_referer"';
const NPM_STANDARD =
  '[$time_local] $status - $request_method $scheme $host "$request_uri" [Client $remote_addr] [Length $body_bytes_sent] [Gzip $gzip_ratio] "$http_user_agent" "$http_referer"';

const nginx: WebServer = {
  program: 'nginx',
  config: ({ dir, root, ports }) => `
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off; worker_processes 1; pid ${dir}/pid; error_log ${dir}/error.log;
events {}
http {
  types { text/html html; text/css css; }
  client_body_temp_path ${dir}/body; proxy_temp_path ${dir}/proxy; fastcgi_temp_path ${dir}/f; uwsgi_temp_path ${dir}/u; scgi_temp_path ${dir}/s;
  log_format json escape=json '${NGINX_JSON}';
  log_format npm_proxy '${NPM_PROXY}';
  log_format npm '${NPM_STANDARD}';
  log_format bare '$remote_addr - $remote_user [$time_local] "$request" $status $body_bytes_sent - "$http_user_agent"';
  access_log ${dir}/combined.log combined;
  access_log ${dir}/json.log json;
  access_log ${dir}/npm-proxy.log npm_proxy;
  access_log ${dir}/npm.log npm;
  access_log ${dir}/bare-referer.log bare;
  server { listen 127.0.0.1:${ports[0]}; root ${root}; }
}`,
  args: ({ dir }, config) => ['-p', dir, '-c', config, '-e', join(dir, 'error.log')],
  stop: 'SIGQUIT',
  logs: {
    'combined.log': { agents: true, format: 'combined' },
    'json.log': { agents: true, format: 'JSON, nginx' },
    'npm-proxy.log': { agents: true, format: 'nginx-proxy-manager, proxy host' },
    'npm.log': { agents: true, format: 'nginx-proxy-manager' },
    'bare-referer.log': { agents: true, format: 'combined' },
  },
};

const modules = '/usr/lib/apache2/modules';
const apache: WebServer = {
  program: 'apache2',
  config: ({ dir, root, ports }) => `
ServerRoot ${dir}
ServerName localhost
PidFile ${dir}/pid
ErrorLog ${dir}/error.log
Listen 127.0.0.1:${ports[0]}
LoadModule mpm_event_module ${modules}/mod_mpm_event.so
LoadModule authz_core_module ${modules}/mod_authz_core.so
LoadModule dir_module ${modules}/mod_dir.so
LoadModule mime_module ${modules}/mod_mime.so
TypesConfig /etc/mime.types
User ${process.getuid?.() === 0 ? 'www-data' : '#-1'}
DocumentRoot ${root}
<Directory ${root}>
  Require all granted
</Directory>
CustomLog ${dir}/combined.log "%h %l %u %t \\"%r\\" %>s %O \\"%{Referer}i\\" \\"%{User-Agent}i\\""
CustomLog ${dir}/vhost.log "%v:%p %h %l %u %t \\"%r\\" %>s %O \\"%{Referer}i\\" \\"%{User-Agent}i\\""
CustomLog ${dir}/common.log "%h %l %u %t \\"%r\\" %>s %b"
`,
  args: (_, config) => ['-X', '-f', config],
  logs: {
    'combined.log': { agents: true, format: 'combined' },
    'vhost.log': { agents: true, format: 'combined' },
    'common.log': { agents: false, format: 'combined' },
  },
};

const lighttpd: WebServer = {
  program: 'lighttpd',
  config: ({ dir, root, ports }) => `
server.modules = ( "mod_accesslog", "mod_indexfile" )
server.document-root = "${root}"
server.bind = "127.0.0.1"
server.port = ${ports[0]}
index-file.names = ( "index.html" )
mimetype.assign = ( ".html" => "text/html", ".css" => "text/css" )
accesslog.filename = "${dir}/access.log"
`,
  args: (_, config) => ['-D', '-f', config],
  stop: 'SIGINT',
  logs: { 'access.log': { agents: true, format: 'combined' } },
};

const answers = `
  http-request return status 404 content-type text/html string gone if { path /missing.md }
  http-request return status 200 content-type text/html string page`;
const haproxy: WebServer = {
  program: 'haproxy',
  config: ({ ports }) => `
global
  log stdout format raw local0
defaults
  mode http
  log global
  timeout client 5s
  timeout server 5s
  timeout connect 5s
frontend captured
  bind 127.0.0.1:${ports[0]}
  capture request header Host len 64
  capture request header User-Agent len 512
  option httplog${answers}
frontend plain
  bind 127.0.0.1:${ports[1]}
  option httplog${answers}
frontend clf
  bind 127.0.0.1:${ports[2]}
  option httplog clf${answers}
`,
  args: (_, config) => ['-f', config],
  stop: 'SIGUSR1',
  // One stream; the test takes it apart by the frontend's name.
  logs: {
    captured: { agents: true, format: 'HAProxy' },
    plain: { agents: false, format: 'HAProxy' },
    clf: { agents: false, format: 'HAProxy, CLF' },
  },
};

const squid: WebServer = {
  program: 'squid',
  config: ({ dir, ports, origin }) => `
http_port 127.0.0.1:${ports[0]} accel defaultsite=docs.example.com
cache_peer 127.0.0.1 parent ${origin} 0 no-query originserver
http_access allow all
cache deny all
pid_filename none
cache_log ${dir}/cache.log
coredump_dir ${dir}
shutdown_lifetime 0 seconds
# It would outlive Squid.
pinger_enable off
access_log stdio:${dir}/native.log squid
access_log stdio:${dir}/combined.log combined
`,
  // A name of its own keeps its shared memory apart from another Squid's.
  args: ({ ports }, config) => ['-N', '-n', `docket${ports[0]}`, '-f', config],
  logs: {
    'native.log': { agents: false, format: 'Squid' },
    'combined.log': { agents: true, format: 'combined', raw: true },
  },
};

const caddy: WebServer = {
  program: 'caddy',
  config: ({ dir, root, ports }) => `
{
  admin off
  auto_https off
}
http://127.0.0.1:${ports[0]} {
  root * ${root}
  file_server
  log {
    output file ${dir}/json.log
    format json
  }
}
http://127.0.0.1:${ports[1]} {
  root * ${root}
  file_server
  log {
    output file ${dir}/console.log
    format console
  }
}
`,
  args: (_, config) => ['run', '--adapter', 'caddyfile', '--config', config],
  logs: {
    'json.log': { agents: true, format: 'JSON, Caddy' },
    'console.log': { agents: true, format: 'JSON, Caddy console' },
  },
};

const varnish: WebServer = {
  program: 'varnishd',
  config: ({ ports, origin }) => `vcl 4.1;
# Listens on 127.0.0.1:${ports[0]}
backend default { .host = "127.0.0.1"; .port = "${origin}"; }
`,
  args: ({ dir, ports }, config) => [
    ...['-F', '-j', 'none', '-n', join(dir, 'varnish'), '-s', 'malloc,16m'],
    ...['-a', `127.0.0.1:${ports[0]}`, '-f', config],
  ],
  logger: ({ dir }) => [
    'varnishncsa',
    ['-d', '-n', join(dir, 'varnish'), '-w', join(dir, 'combined.log')],
  ],
  logs: { 'combined.log': { agents: true, format: 'combined' } },
};

export const WEB_SERVERS = [nginx, apache, lighttpd, haproxy, squid, caddy, varnish];

/** A server of a few pages, in this process. */
export async function startOrigin(): Promise<number> {
  const server = createServer((request, response) => {
    const found = request.url !== '/missing.md';
    const type = request.url === '/style.css' ? 'text/css' : 'text/html';
    response.writeHead(found ? 200 : 404, { 'content-type': type }).end('page');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  atTestEnd(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}
