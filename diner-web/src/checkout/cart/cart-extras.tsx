import { MessageSquareText, Plus } from 'lucide-react'
import { memo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NoteInput } from '../../common/item/note-field.tsx'
import { Link } from '../../common/pages/router.ts'
import { setInstructions, useSession } from '../../common/session/session.ts'

const maxInstructionsLength = 500
const style =
  'flex min-h-11 min-w-0 grow basis-36 items-center justify-center gap-2 rounded-card border border-line bg-card px-3 text-sm font-semibold'

/** Additions to the cart: more items, and the note for the kitchen, which is collapsed until it is needed. */
export const CartExtras = memo(({ backTo }: { backTo: string }) => {
  const { t } = useTranslation()
  const instructions = useSession((session) => session.orderInstructions)
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="flex flex-wrap gap-2 p-4 pt-3">
      <Link to={backTo} className={style}>
        <Plus aria-hidden className="size-5 shrink-0 text-brand" />
        <span>{t('cartPage.addMore')}</span>
      </Link>
      {!isOpen && (
        <button type="button" className={style} onClick={() => setOpen(true)}>
          <MessageSquareText aria-hidden className="size-5 shrink-0 text-brand" />
          <bdi className="line-clamp-1 min-w-0">{instructions.trim() || t('cartPage.addInstructions')}</bdi>
        </button>
      )}
      {isOpen && (
        <div className="basis-full">
          <NoteInput
            label={t('cartPage.instructions')}
            placeholder={t('cartPage.instructionsHint')}
            maxLength={maxInstructionsLength}
            text={instructions}
            isFocused
            onChange={setInstructions}
          />
        </div>
      )}
    </div>
  )
})
