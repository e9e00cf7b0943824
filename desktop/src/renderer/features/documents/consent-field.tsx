import { privacyVersion } from '@sufra/shared/accounts/consent'
import { Button } from '@sufra/shared/ui/button'
import { Dialog } from '@sufra/shared/ui/dialog'
import { PrivacyText } from '@sufra/shared/ui/privacy-text'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'

type Props = { value: string; onChange: (version: string) => void; error?: string | undefined }

/** The privacy text for a restaurant, and the box for its consent. `value`: the version that it agrees to; '' without consent. */
export const ConsentField = ({ value, onChange, error }: Props) => {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const errorId = useId()
  return (
    <div className="flex flex-col gap-2 rounded-card border border-line bg-card p-4">
      <p className="text-sm text-ink-soft">{t('privacy.line')}</p>
      <Button kind="quiet" className="-ms-3 self-start underline" onClick={() => setOpen(true)}>
        {t('privacy.open')}
      </Button>
      <label className="flex min-h-11 items-center gap-3 font-semibold">
        <input
          type="checkbox"
          className="size-5 shrink-0 accent-brand"
          checked={value === privacyVersion}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : errorId}
          onChange={(event) => onChange(event.target.checked ? privacyVersion : '')}
        />
        <span>{t('privacy.agree')}</span>
      </label>
      {error !== undefined && (
        <p id={errorId} role="alert" className="text-sm font-semibold text-red">
          {error}
        </p>
      )}
      {isOpen && (
        <Dialog isOpen onClose={() => setOpen(false)} title={t('privacy.title')}>
          <div className="mt-4">
            <PrivacyText audiences={['restaurants']} />
          </div>
        </Dialog>
      )}
    </div>
  )
}
