// A service that counts nothing: every range is empty.
import type { ViewsSource } from './service.ts';

export const noViews: ViewsSource = {
  async getViews() {
    return { totals: { human: 0, ai: 0, total: 0 }, views: [], hasMore: false };
  },
};
