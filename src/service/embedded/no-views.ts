// A service that counts nothing and reports an error: zero views would look like an unread site.
import { NoViews } from '../../shared/errors.ts';
import type { ViewsSource } from './service.ts';

export const noViews: ViewsSource = {
  async getViews() {
    throw new NoViews(
      'This service does not count page views. Start it with `--access-logs` and the globs of your logs, or list the origins of your pages in `views: collect-from` in the settings.',
    );
  },
};
