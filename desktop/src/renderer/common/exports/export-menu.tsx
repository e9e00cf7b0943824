import { Menu } from '@base-ui/react/menu'
import type { ExportFormat } from '@sufra/shared/exports/export-format'
import type { Language } from '@sufra/shared/localized-text'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { Spinner } from '@sufra/shared/ui/spinner'
import { showSuccess } from '@sufra/shared/ui/toasts'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fetchFile } from '../api/fetch-file.ts'
import { saveFile } from '../api/save-file.ts'
import { leftToRight } from '../ui/text-direction.ts'
import { useBusy } from '../ui/use-busy.ts'
import { sizeText } from './size-text.ts'

type Format = ExportFormat | 'pdf'
type Props<F extends Format> = {
  isDisabled: boolean
  formats: readonly F[]
  /** Returns the one-time link to the file. */
  createLink: (options: { format: F; language: Language }) => Promise<string>
}

/** A button that saves a list or a report in one of several formats, and shows the progress. */
export const ExportMenu = <F extends Format>({ isDisabled, formats, createLink }: Props<F>) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const { isBusy, run } = useBusy()
  const [isOpen, setOpen] = useState(false)
  const [bytes, setBytes] = useState(0)
  const nameOf = (format: Format) => t(`history.export.${format}`)
  const [main, setMain] = useState<HTMLElement | null>()

  const save = (format: F) =>
    run(async () => {
      setBytes(0)
      const { fileName, content } = await fetchFile(await createLink({ format, language }), setBytes)
      saveFile(fileName, content)
      showSuccess(t('history.export.done', { name: leftToRight(fileName) }))
    })
  // The button stays while the file is loading, so that the focus has a place to return to.
  return (
    <Menu.Root open={isOpen} onOpenChange={(open) => setOpen(open && !isBusy)}>
      <output className="sr-only">{isBusy && t('history.export.started')}</output>
      <Menu.Trigger
        ref={(trigger: HTMLElement | null) => setMain(trigger?.closest('main'))}
        disabled={isDisabled}
        aria-disabled={isBusy || undefined}
        className="inline-flex min-h-11 items-center gap-2 rounded-card border border-line bg-card px-4 text-sm font-semibold hover:bg-raised disabled:opacity-50"
      >
        {isBusy ? (
          <>
            <Spinner /> <span>{t('history.export.running', { size: sizeText(bytes, language) })}</span>
          </>
        ) : (
          <>
            <Download aria-hidden className="size-5" /> <span>{t('history.export.open')}</span>
          </>
        )}
      </Menu.Trigger>
      <Menu.Portal container={main}>
        <Menu.Positioner align="end" sideOffset={4} className="z-30">
          <Menu.Popup className="min-w-44 rounded-card border border-line bg-card p-1 shadow-float outline-none">
            {formats.map((format) => (
              <Menu.Item
                key={format}
                onClick={() => void save(format)}
                className="flex min-h-11 cursor-pointer items-center rounded-card px-3 text-sm font-semibold outline-none data-highlighted:bg-raised"
              >
                {nameOf(format)}
              </Menu.Item>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}
