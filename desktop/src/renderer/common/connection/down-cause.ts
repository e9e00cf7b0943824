import { useOnline } from '@sufra/shared/ui/hooks/use-online'
import { useTranslation } from 'react-i18next'

/** The cause of a lost connection: this machine has no network, or the server does not answer. */
export type DownCause = 'offline' | 'noAnswer'

const downCauseOf = (isOnline: boolean): DownCause => (isOnline ? 'noAnswer' : 'offline')

/** The cause, for code outside of rendering. */
export const currentDownCause = (): DownCause => downCauseOf(navigator.onLine)

export const useDownCause = (): DownCause => downCauseOf(useOnline())

/** Puts the cause before a text about its consequence. */
export const useDownText = () => {
  const { t } = useTranslation()
  const cause = useDownCause()
  return (consequence: string): string => `${t(`desk.down.${cause}`)} ${consequence}`
}
