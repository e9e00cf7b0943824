import { inLanguage } from '@sufra/shared/localized-text'
import { limitedThings } from '@sufra/shared/subscriptions/plan-limits'
import type { PlanOnWire } from '@sufra/shared/subscriptions/plan.routes'
import { Button } from '@sufra/shared/ui/button'
import { EmptyState } from '@sufra/shared/ui/empty-state'
import { ErrorState } from '@sufra/shared/ui/error-state'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { Skeleton } from '@sufra/shared/ui/skeleton'
import { Pencil, Plus, Tags } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Drawer } from '../../../common/lists/drawer.tsx'
import { isolated } from '../../../common/ui/text-direction.ts'
import { usePriceText } from '../use-price-text.ts'
import { usePlans } from '../use-subscriptions.ts'
import { ChangePlanDialog, NewPlanDialog } from './plan-dialog.tsx'

const mark = 'rounded-full px-2.5 py-0.5 text-xs font-bold'

const PlanRow = ({ plan, onEdit }: { plan: PlanOnWire; onEdit: () => void }) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const priceText = usePriceText()
  const name = inLanguage(plan.name, language)
  const limits = limitedThings.flatMap((thing) => {
    const count = plan.limits[thing]
    return count === null ? [] : t(`subscriptions.plans.limited.${thing}`, { count })
  })
  return (
    <li className="flex flex-wrap items-center gap-3 py-3">
      <div className="min-w-0 grow basis-52">
        <p className="flex flex-wrap items-center gap-2 font-semibold wrap-anywhere">
          <bdi>{name}</bdi>
          {plan.isDefault && <span className={`${mark} bg-green-soft text-green`}>{t('subscriptions.plans.isDefault')}</span>}
          {!plan.isOffered && <span className={`${mark} bg-grey-soft text-grey`}>{t('subscriptions.plans.notOffered')}</span>}
        </p>
        <p className="text-sm text-ink-soft">
          <span>{`${priceText(plan.price, plan.period)} · ${t('subscriptions.plans.trial', { count: plan.trialDays })} ·`}</span>{' '}
          <span>{t('subscriptions.plans.restaurants', { count: plan.subscriptions })}</span>
        </p>
        {limits.length > 0 && <p className="text-sm text-ink-soft">{limits.join(' · ')}</p>}
      </div>
      <Button kind="secondary" aria-label={t('subscriptions.plans.editOf', { name: isolated(name) })} onClick={onEdit}>
        <Pencil aria-hidden className="size-4" /> <span>{t('subscriptions.plans.edit')}</span>
      </Button>
    </li>
  )
}

/** The plans that restaurants can be put on. */
export const PlansDrawer = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation()
  const { data, error, refetch, isFetching } = usePlans()
  const [edited, setEdited] = useState<PlanOnWire | 'new'>()
  const close = () => setEdited(undefined)
  return (
    <Drawer
      title={t('subscriptions.plans.title')}
      onClose={onClose}
      actions={
        data && (
          <Button onClick={() => setEdited('new')}>
            <Plus aria-hidden className="size-5" /> <span>{t('subscriptions.plans.add')}</span>
          </Button>
        )
      }
    >
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} isBusy={isFetching} />}
      {!error && !data && <Skeleton className="h-24" />}
      {data?.data.length === 0 && <EmptyState icon={Tags} title={t('subscriptions.plans.none')} text={t('subscriptions.plans.noneText')} />}
      {data && data.data.length > 0 && (
        <>
          <p className="text-sm text-ink-soft">{t('subscriptions.plans.text')}</p>
          <ul aria-label={t('subscriptions.plans.title')} className="-mt-3 flex flex-col divide-y divide-line">
            {data.data.map((plan) => (
              <PlanRow key={plan.id} plan={plan} onEdit={() => setEdited(plan)} />
            ))}
          </ul>
        </>
      )}
      {edited === 'new' && <NewPlanDialog onClose={close} />}
      {edited !== undefined && edited !== 'new' && <ChangePlanDialog plan={edited} onClose={close} />}
    </Drawer>
  )
}
