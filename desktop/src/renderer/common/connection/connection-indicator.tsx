import { useTranslation } from 'react-i18next'
import { useConnection } from './connection.tsx'
import { useDownCause } from './down-cause.ts'

const styles = { live: 'bg-green', connecting: 'bg-saffron', notLive: 'bg-saffron', down: 'bg-red' } as const

/** Shows whether new orders are received live. */
export const ConnectionIndicator = () => {
  const { t } = useTranslation()
  const { state } = useConnection()
  const cause = useDownCause()
  const shown = state === 'down' && cause === 'noAnswer' ? cause : state
  return (
    <output className="flex min-h-9 items-center gap-3 px-3 text-sm max-sm:gap-1.5 max-sm:px-1">
      <span aria-hidden className={`size-2.5 rounded-full ${styles[state]}`} />
      <span className={state === 'live' ? 'max-sm:sr-only' : 'max-sm:max-w-16 max-sm:text-xs'}>{t(`desk.connection.${shown}`)}</span>
    </output>
  )
}
