import { defineConfig } from 'drizzle-kit'

export default defineConfig({ dialect: 'sqlite', schema: './src/main/local/outbox.table.ts', out: './migrations/outbox' })
