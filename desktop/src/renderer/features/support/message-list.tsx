// The thread of a request for help: messages of both sides, with their attachments.
import { createSupportFileLink, type SupportMessage } from '@sufra/shared/support/support.routes'
import { useNow } from '@sufra/shared/ui/hooks/use-now'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { showError } from '@sufra/shared/ui/toasts'
import { Paperclip } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../common/api/api.ts'
import { fetchFile } from '../../common/api/fetch-file.ts'
import { saveFile } from '../../common/api/save-file.ts'
import { relativeTime } from '../../common/dates/relative-time.ts'
import { useDateTimeText } from '../../common/dates/use-date-time-text.ts'

const kilobyte = 1_024
const typeNames: Record<string, string> = { 'application/pdf': 'PDF', 'text/plain': 'TXT' }

const AttachmentButton = ({ file, number }: { file: SupportMessage['attachments'][number]; number: number }) => {
  const { t } = useTranslation()
  const [isBusy, setBusy] = useState(false)
  const open = async () => {
    setBusy(true)
    try {
      const { data } = await call(createSupportFileLink, { params: { fileId: file.id } })
      const { content, fileName } = await fetchFile(data.link)
      saveFile(file.name || fileName, content)
    } catch (error) {
      showError(error, t)
    } finally {
      setBusy(false)
    }
  }
  const size = Math.ceil(file.size / kilobyte)
  return (
    <button
      type="button"
      disabled={isBusy}
      onClick={() => void open()}
      className="flex min-h-11 max-w-full items-center gap-2 rounded-card border border-line bg-card px-3 text-sm font-semibold hover:bg-raised disabled:opacity-55"
    >
      <Paperclip aria-hidden className="size-4 shrink-0" />
      {file.name ? (
        <span className="min-w-0 text-start wrap-anywhere">
          <bdi>{file.name}</bdi> <span className="font-normal text-ink-soft">{t('support.attachmentSize', { size })}</span>
        </span>
      ) : (
        <span>{t('support.attachment', { number, type: typeNames[file.type] ?? 'JPEG', size })}</span>
      )}
    </button>
  )
}

/** `side`: the reader's side. The reader's own messages are at the inline end. */
type Props = { messages: readonly SupportMessage[]; side: SupportMessage['by'] }

const styleOf = ({ by, isNote }: SupportMessage, side: Props['side']) => {
  if (isNote) return 'ms-auto border-saffron bg-saffron-soft'
  return by === side ? 'ms-auto border-transparent bg-brand-soft' : 'me-auto border-line bg-card'
}

export const MessageList = ({ messages, side }: Props) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const dateTime = useDateTimeText()
  const now = useNow(60_000)
  return (
    <ol aria-label={t('support.messages')} aria-live="polite" className="flex flex-col gap-3">
      {messages.map((message) => (
        <li
          key={message.id}
          className={`flex w-full max-w-2xl flex-col gap-2 rounded-card border p-4 md:w-[85%] ${styleOf(message, side)}`}
        >
          <p className="flex flex-wrap items-baseline gap-x-3 text-sm">
            <bdi className="font-bold">{message.name || t('support.team')}</bdi>
            {message.isNote && <span className="font-semibold">{t('support.note')}</span>}
            <time dateTime={message.createdAt} title={dateTime(message.createdAt)} className="text-xs text-ink-soft">
              {relativeTime(Date.parse(message.createdAt), now, language)}
            </time>
          </p>
          <p dir="auto" className="text-base whitespace-pre-wrap wrap-anywhere">
            {message.text}
          </p>
          {message.attachments.length > 0 && (
            <div className="flex flex-wrap gap-2">
              {message.attachments.map((file, index) => (
                <AttachmentButton key={file.id} file={file} number={index + 1} />
              ))}
            </div>
          )}
        </li>
      ))}
    </ol>
  )
}
