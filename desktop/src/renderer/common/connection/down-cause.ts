import { useOnline } from '@sufra/shared/ui/hooks/use-online'
import { useTranslation } from 'react-i18next'

/** Why nothing comes from the server: this machine has no network, or the server does not answer over it. */
export type DownCause = 'offline' | 'noAnswer'

const downCauseOf = (isOnline: boolean): DownCause => (isOnline ? 'noAnswer' : 'offline')

/** For code that is not rendered. */
export const currentDownCause = (): DownCause => downCauseOf(navigator.onLine)

export const useDownCause = (): DownCause => downCauseOf(useOnline())

/** Puts the cause before a text that says what it means. */
export const useDownText = () => {
  const { t } = useTranslation()
  const cause = useDownCause()
  return (consequence: string): string => `${t(`desk.down.${cause}`)} ${consequence}`
}
