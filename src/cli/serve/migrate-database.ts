import { openDatabase } from '../../postgres/database.ts';
import { migrate } from '../../postgres/migrate.ts';
import { systemClock } from '../../shared/clock.ts';

export async function migrateDatabase(url: string): Promise<string[]> {
  const database = openDatabase({ url, clock: systemClock });
  try {
    return await migrate(database);
  } finally {
    await database.close();
  }
}
