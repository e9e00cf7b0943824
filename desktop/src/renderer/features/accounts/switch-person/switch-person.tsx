// The member at this counter, and the dialog in which another member takes over.
import { UserRound } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../../common/session/session.ts'
import { SwitchDialog } from './switch-dialog.tsx'

export const SwitchPerson = () => {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const name = useSession().data?.user?.name ?? ''
  return (
    <>
      <button
        type="button"
        aria-label={t('people.switchFrom', { name })}
        title={t('people.switch')}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="flex min-h-11 min-w-11 items-center gap-3 rounded-card px-3 text-start text-sm font-semibold hover:bg-raised"
      >
        <UserRound aria-hidden className="size-5 shrink-0" />
        <bdi className="max-w-40 truncate max-sm:hidden">{name}</bdi>
      </button>
      {isOpen && <SwitchDialog name={name} onClose={() => setOpen(false)} />}
    </>
  )
}
