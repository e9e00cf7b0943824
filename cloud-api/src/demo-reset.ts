// `npm run demo:reset`: empties the demo's data folder and fills it again. Reads the same environment as the API, which must not run on that folder.
import process from 'node:process'
import { parseArgs } from 'node:util'
import { resetDemo } from './demo/reset-demo.ts'
import { readEnv } from './start/env.ts'

const reset = async () => {
  // The first argument is the command's.
  const { values } = parseArgs({ options: { everything: { type: 'boolean' } }, allowPositionals: true })
  const env = readEnv(process.env)
  await resetDemo(env, new Date(), values)
  console.log(`The demo is as new. Start it with npm start.`)
}

reset().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
