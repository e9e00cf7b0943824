import { Button } from '@sufra/shared/ui/button'
import { Download, Printer } from 'lucide-react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { saveFile } from '../../../common/api/save-file.ts'

const CodeList = ({ codes, className }: { codes: readonly string[]; className: string }) => (
  <ul dir="ltr" className={`font-mono ${className}`}>
    {codes.map((code) => (
      <li key={code} className="break-all">
        {code}
      </li>
    ))}
  </ul>
)

/** The codes on a page of paper; visible only when printing. */
const CodeSheet = ({ codes }: { codes: readonly string[] }) => {
  const { t } = useTranslation()
  return createPortal(
    <div data-sheet aria-hidden className="hidden bg-white p-8 text-black print:block">
      <p className="text-xl font-bold">{t('secondFactor.fileTitle')}</p>
      <p className="py-4">{t('secondFactor.codesText')}</p>
      <CodeList codes={codes} className="text-start text-lg leading-loose" />
    </div>,
    document.body,
  )
}

type Props = { codes: readonly string[]; onSaved: () => void }

/** New recovery codes, which are shown once, to save or print. */
export const RecoveryCodes = ({ codes, onSaved }: Props) => {
  const { t } = useTranslation()
  const download = () => saveFile('sufra-recovery-codes.txt', new Blob([[t('secondFactor.fileTitle'), '', ...codes, ''].join('\n')]))
  return (
    <div className="flex flex-col gap-4">
      <p className="text-sm text-ink-soft">{t('secondFactor.codesText')}</p>
      <CodeList
        codes={codes}
        className="grid gap-x-6 gap-y-1.5 rounded-card border border-line bg-raised p-4 text-start text-sm font-semibold select-all"
      />
      <div className="flex flex-wrap gap-2">
        <Button kind="secondary" onClick={download}>
          <Download aria-hidden className="size-5" /> <span>{t('secondFactor.download')}</span>
        </Button>
        <Button kind="secondary" onClick={() => window.print()}>
          <Printer aria-hidden className="size-5" /> <span>{t('secondFactor.print')}</span>
        </Button>
      </div>
      <Button size="large" onClick={onSaved}>
        {t('secondFactor.saved')}
      </Button>
      <CodeSheet codes={codes} />
    </div>
  )
}
