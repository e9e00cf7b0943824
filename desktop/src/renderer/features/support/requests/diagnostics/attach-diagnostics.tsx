// Technical details of this machine for a request: displayed first, exactly as they will be sent.
import { diagnosticsFileName } from '@sufra/shared/support/diagnostics'
import { serverNow } from '@sufra/shared/ui/hooks/server-clock'
import { Button } from '@sufra/shared/ui/button'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { showError } from '@sufra/shared/ui/toasts'
import { Activity } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { bridge } from '../../../../common/bridge/bridge.ts'
import { useConnection } from '../../../../common/connection/connection.tsx'
import { useBusy } from '../../../../common/ui/use-busy.ts'
import { readDiagnostics } from './read-diagnostics.ts'

type PreviewProps = { text: string; onAttach: () => void; onCancel: () => void }

const Preview = ({ text, onAttach, onCancel }: PreviewProps) => {
  const { t } = useTranslation()
  const id = useId()
  const shown = useRef<HTMLPreElement>(null)
  // The pressed button has disappeared, so the text gets the focus.
  useEffect(() => shown.current?.focus(), [])
  return (
    <div className="flex flex-col gap-2 rounded-card border border-line p-3">
      <h3 id={id} className="text-sm font-bold">
        {t('support.diagnostics.preview')}
      </h3>
      <p className="text-sm text-ink-soft">{t('support.diagnostics.privacy')}</p>
      {/* oxlint-disable jsx-a11y/no-noninteractive-tabindex -- a scrolling text must be reachable with the keyboard */}
      <pre
        ref={shown}
        dir="ltr"
        tabIndex={0}
        aria-labelledby={id}
        role="region"
        className="max-h-60 overflow-auto rounded-card bg-raised p-3 text-start font-mono text-xs whitespace-pre-wrap wrap-anywhere"
      >
        {text}
      </pre>
      {/* oxlint-enable jsx-a11y/no-noninteractive-tabindex */}
      <div className="flex flex-wrap justify-end gap-2">
        <Button type="button" kind="quiet" onClick={onCancel}>
          {t('support.diagnostics.cancel')}
        </Button>
        <Button type="button" kind="secondary" onClick={onAttach}>
          {t('support.diagnostics.add')}
        </Button>
      </div>
    </div>
  )
}

type Props = { isOffline: boolean; onAttach: (file: File) => void }

export const AttachDiagnostics = ({ isOffline, onAttach }: Props) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const { state } = useConnection()
  const offlineId = useId()
  const [text, setText] = useState<string>()
  const reading = useBusy()
  const open = async () => {
    try {
      const size: [number, number] = [innerWidth, innerHeight]
      setText(await readDiagnostics({ bridge, browser: navigator, size, connection: state, language, now: new Date(serverNow()) }))
    } catch (error) {
      showError(error, t)
    }
  }
  if (text !== undefined)
    return (
      <Preview
        text={text}
        onCancel={() => setText(undefined)}
        onAttach={() => {
          setText(undefined)
          onAttach(new File([text], diagnosticsFileName, { type: 'text/plain' }))
        }}
      />
    )
  return (
    <div className="flex flex-col items-start gap-1">
      <Button
        type="button"
        kind="secondary"
        disabled={isOffline}
        aria-describedby={isOffline ? offlineId : undefined}
        isBusy={reading.isBusy}
        onClick={() => void reading.run(open)}
      >
        <Activity aria-hidden className="size-5" /> <span>{t('support.diagnostics.attach')}</span>
      </Button>
      {isOffline && (
        <p id={offlineId} className="text-sm text-ink-soft">
          {t('support.diagnostics.offline')}
        </p>
      )}
    </div>
  )
}
