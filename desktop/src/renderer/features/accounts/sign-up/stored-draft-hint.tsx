import { Button } from '@sufra/shared/ui/button'
import { History } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../common/ui/confirm-dialog.tsx'
import { LinkButton } from '../../../common/pages/link-button.tsx'
import type { Step } from './steps/steps.ts'

type Props = { current: Step; firstOpen: Step; onStartOver: () => void }

/** Shown for a draft of an earlier visit: continue it or start over. */
export const StoredDraftHint = ({ current, firstOpen, onStartOver }: Props) => {
  const { t } = useTranslation()
  const [isDialogOpen, setDialogOpen] = useState(false)
  return (
    <section role="status" className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-card bg-brand-soft px-4 py-2">
      <p className="flex grow items-center gap-3 text-sm font-semibold">
        <History aria-hidden className="size-5 shrink-0 text-brand" /> <span>{t('signUp.restored')}</span>
      </p>
      <div className="flex flex-wrap items-center gap-2">
        <Button kind="quiet" onClick={() => setDialogOpen(true)}>
          {t('signUp.startOver')}
        </Button>
        {current !== firstOpen && (
          <LinkButton to={`?step=${firstOpen}`}>{t('signUp.goOn', { step: t(`signUp.step.${firstOpen}`) })}</LinkButton>
        )}
      </div>
      {isDialogOpen && (
        <ConfirmDialog
          title={t('signUp.startOverTitle')}
          subtitle={t('signUp.startOverText')}
          action={t('signUp.startOver')}
          isDanger
          onConfirm={onStartOver}
          onClose={() => setDialogOpen(false)}
        />
      )}
    </section>
  )
}
