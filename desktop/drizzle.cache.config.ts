import { defineConfig } from 'drizzle-kit'

export default defineConfig({ dialect: 'sqlite', schema: './src/main/local/cache.table.ts', out: './migrations/cache' })
