// Explains to the operator of the API why a database cannot be used: the message of PostgreSQL or the network, and the setting to change.

const addressOf = (url: string) => {
  const { hostname, port, pathname, username } = new URL(url)
  return {
    place: `${hostname}:${port || 5432}`,
    database: decodeURIComponent(pathname.slice(1)) || decodeURIComponent(username),
    user: decodeURIComponent(username),
  }
}

type Address = ReturnType<typeof addressOf>

const nothingAnswers = ({ place }: Address) =>
  `nothing accepts connections at ${place}. Is PostgreSQL running there, and is the port right?`
const unknownHost = ({ place }: Address) => `there is no host of the name in ${place}.`
const noAnswer = ({ place }: Address) => `${place} does not answer. Is a firewall in between?`
const refusedUser = ({ place, user }: Address) => `PostgreSQL at ${place} refused the user “${user}”: the name or the password is wrong.`

/** SQLSTATE codes, and error codes of Node and of the driver. */
const explanations: Record<string, (address: Address) => string> = {
  ECONNREFUSED: nothingAnswers,
  ENOTFOUND: unknownHost,
  EAI_AGAIN: unknownHost,
  ETIMEDOUT: noAnswer,
  EHOSTUNREACH: noAnswer,
  ENETUNREACH: noAnswer,
  CONNECT_TIMEOUT: noAnswer,
  '28P01': refusedUser,
  '28000': refusedUser,
  '3D000': ({ place, database }) => `PostgreSQL at ${place} has no database “${database}”. Create it: createdb ${database}`,
  '42501': ({ user, database }) =>
    `the user “${user}” may not create tables in the database “${database}”. Make it the owner: alter database "${database}" owner to "${user}"`,
  '42P07': ({ place, database }) =>
    `the database “${database}” at ${place} has the tables of a build before 1.2.0, which are not converted. Create a new database.`,
  '53300': ({ place }) => `PostgreSQL at ${place} has no connection left. Raise max_connections, or lower DATABASE_CONNECTIONS.`,
  '57P03': ({ place }) => `PostgreSQL at ${place} is starting or stopping. Try again in a moment.`,
  '08P01': ({ place }) =>
    `${place} did not accept how the API connects. With PgBouncer set ignore_startup_parameters = statement_timeout,jit, or connect to PostgreSQL itself.`,
}

const codeIn = (error: Error) => ('code' in error ? String(error.code) : '')

/** Returns an Error for a data folder of a build before 1.2.0, undefined for any other error. `root`: the error of PGlite. */
export const explainFolder = (folder: string, root: unknown): Error | undefined =>
  root instanceof Error && codeIn(root) === '42P07'
    ? new Error(
        `${folder} has the data of a build before 1.2.0, which are not converted. Set DATA_DIR to another folder, or empty a demo's: npm run demo:reset -- --everything`,
        { cause: root },
      )
    : undefined

/** Returns an Error that names `DATABASE_URL`, without its password. `root`: the error that the driver threw. */
export const explainConnection = (url: string, root: unknown): Error => {
  const error = root instanceof Error ? root : new Error(String(root))
  const address = addressOf(url)
  const explain = explanations[codeIn(error)]
  const reported = error.message && !error.message.includes(url) ? error.message : codeIn(error)
  const text = explain ? explain(address) : `the database at ${address.place} cannot be used.`
  return new Error(`DATABASE_URL: ${text}${reported ? `\n(${reported})` : ''}`, { cause: error })
}
