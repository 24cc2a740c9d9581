import { describe, expect, it } from 'vitest';
import { NotFound } from '../../../src/shared/errors.ts';
import { embedded } from '../../support/embedded.ts';
import { createMemoryStore } from '../../support/memory-store.ts';

describe('the embedded service', () => {
  it.each(['../state', 'a*b', 'a b', 'x'.repeat(65), ''])(
    'asks no store for %j, which cannot be an id of its own',
    async (id) => {
      const unreachable = () => Promise.reject(new Error('The store was asked.'));
      const { service } = embedded({
        ...createMemoryStore(),
        get: unreachable,
        update: unreachable,
        updateShared: unreachable,
      });
      await expect(service.getJob('p', id)).rejects.toThrow(NotFound);
      await expect(service.sendMessage('p', id, { prompt: 'x' })).rejects.toThrow(NotFound);
      await expect(service.control?.cancel('p', id)).rejects.toThrow(NotFound);
      await expect(service.control?.archive('p', id)).rejects.toThrow(NotFound);
    },
  );
});
