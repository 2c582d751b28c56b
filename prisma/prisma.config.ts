import { defineConfig } from 'prisma/config';

export default defineConfig({
  schema: 'schema',
  migrations: { path: 'migrations' },
  // The CLI needs a URL only for `prisma migrate`; generating the client does not connect.
  datasource: { url: process.env.DATABASE_URL ?? 'postgresql://localhost:5432/africanscity' },
});
