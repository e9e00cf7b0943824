import { IconButton } from '@sufra/shared/ui/icon-button'
import { Minus, Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'

type Props = { count: number; least: number; most: number; of: string; onLess: () => void; onMore: () => void }

/** Less, a number, more. `of` names what is counted. */
export const Stepper = ({ count, least, most, of, onLess, onMore }: Props) => {
  const { t } = useTranslation()
  return (
    <div role="group" aria-label={of} className="flex items-center rounded-card border border-line bg-card">
      <IconButton icon={Minus} label={t('cart.less', { name: of })} disabled={count <= least} onClick={onLess} />
      <output aria-live="polite" className="figures min-w-6 text-center font-bold">
        {count}
      </output>
      <IconButton icon={Plus} label={t('cart.more', { name: of })} disabled={count >= most} onClick={onMore} />
    </div>
  )
}
