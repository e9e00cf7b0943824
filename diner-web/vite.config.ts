import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const api = 'http://127.0.0.1:7400'

/** Small parts that nearly every page draws with: one file of them is smaller, and sooner there, than twenty. */
const everyPage =
  /lucide-react|shared\/src\/(ui\/(button|spinner|icon-button|empty-state|error-state|skeleton|language)|refusals|contract\/api-error|localized-text|money|cart\/(cart-total|change-cart|limits|one-restaurant)|orders\/order-(status|type))|diner-web\/src\/app\/(page|picture|price|session|use-menu|api|router|stepper)\./

export default defineConfig({
  plugins: [react(), tailwindcss()],
  build: {
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { advancedChunks: { groups: [{ name: 'every-page', test: everyPage }] } } },
  },
  server: { proxy: { '/api': api, '/uploads': api, '/ws': { target: api, ws: true } } },
})
