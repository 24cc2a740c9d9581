/** Nobody writes these by hand, and they would crowd out what people wrote. */
export function isGenerated(path: string): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1).toLowerCase();
  return (
    /^(?:package-lock\.json|npm-shrinkwrap\.json|pnpm-lock\.yaml|bun\.lockb?|go\.sum|flake\.lock)$/.test(
      name,
    ) ||
    /\.(?:lock|lockfile|map|snap|min\.js|min\.css|pb\.go|g\.dart|designer\.cs)$/.test(name) ||
    /(?:_pb2(?:_grpc)?\.pyi?|[._-]generated\.\w+)$/.test(name) ||
    /(?:^|\/)(?:node_modules|vendor|dist|build|__snapshots__)\//.test(path)
  );
}
