import { inLanguage } from '@sufra/shared/localized-text'
import { toQar } from '@sufra/shared/money'
import { newId } from '@sufra/shared/new-id'
import { limitedThings } from '@sufra/shared/subscriptions/plan-limits'
import { newPlanDraft, planDraft, planPeriods, type PlanDraft } from '@sufra/shared/subscriptions/plan'
import { changePlan, createPlan, type PlanOnWire } from '@sufra/shared/subscriptions/plan.routes'
import { Field, inputStyle, TextInput } from '@sufra/shared/ui/field'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { call } from '../../../common/api/api.ts'
import { useRefusalText } from '../../../common/api/refusals.ts'
import { FormDialog, useSchemaForm } from '../../../common/forms/form-dialog.tsx'
import { isolated } from '../../../common/ui/text-direction.ts'
import { NumberField } from '../number-field.tsx'
import { showPlans } from '../use-subscriptions.ts'

type PlanForm = UseFormReturn<z.input<typeof planDraft>, unknown, PlanDraft>

const onWire = <Draft extends PlanDraft>(draft: Draft) => ({ ...draft, price: toQar(draft.price) })

const PlanFields = ({ form }: { form: PlanForm }) => {
  const { t } = useTranslation()
  const refusalText = useRefusalText()
  const { register, formState } = form
  const { errors } = formState
  const checkbox = (name: 'isOffered' | 'isDefault') => (
    <div>
      <label className="flex min-h-11 items-center gap-3">
        <input type="checkbox" className="size-5 accent-brand" {...register(name)} />
        <span>
          <span className="block font-semibold">{t(`subscriptions.plans.${name}`)}</span>
          <span className="block text-sm text-ink-soft">{t(`subscriptions.plans.${name}Text`)}</span>
        </span>
      </label>
      {errors[name] && (
        <p role="alert" className="text-sm text-red">
          {refusalText(errors[name].message)}
        </p>
      )}
    </div>
  )
  return (
    <>
      <TextInput
        label={t('subscriptions.plans.nameEn')}
        dir="ltr"
        autoComplete="off"
        error={refusalText(errors.name?.en?.message)}
        {...register('name.en')}
      />
      <TextInput
        label={t('subscriptions.plans.nameAr')}
        dir="rtl"
        autoComplete="off"
        error={refusalText(errors.name?.ar?.message)}
        {...register('name.ar')}
      />
      <NumberField form={form} name="price" label={t('subscriptions.plans.price')} hint={t('subscriptions.plans.priceHint')} />
      <NumberField form={form} name="trialDays" label={t('subscriptions.plans.trialDays')} />
      {limitedThings.map((thing) => (
        <NumberField
          key={thing}
          form={form}
          name={`limits.${thing}`}
          label={t(`subscriptions.plans.limits.${thing}`)}
          hint={t('subscriptions.plans.limitHint')}
          isOptional
        />
      ))}
      {checkbox('isOffered')}
      {checkbox('isDefault')}
    </>
  )
}

const emptyPlan = {
  name: { en: '', ar: '' },
  trialDays: 30,
  isOffered: true,
  isDefault: false,
  limits: { tables: null, members: null },
  period: 'month' as const,
}

export const NewPlanDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation()
  const form = useSchemaForm(newPlanDraft, emptyPlan)
  const [idempotencyKey] = useState(newId)
  return (
    <FormDialog
      form={form}
      title={t('subscriptions.plans.add')}
      onSave={async (draft) => {
        await showPlans(call(createPlan, { body: onWire(draft) }, { idempotencyKey }))
        return t('subscriptions.plans.created')
      }}
      onClose={onClose}
    >
      <Field label={t('subscriptions.plans.period')} hint={t('subscriptions.plans.periodHint')}>
        {(control) => (
          <select {...control} className={inputStyle} {...form.register('period')}>
            {planPeriods.map((period) => (
              <option key={period} value={period}>
                {t(`subscriptions.periods.${period}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
      {/* Fields of every plan; the form of a new plan contains them all. */}
      <PlanFields form={form as unknown as PlanForm} />
    </FormDialog>
  )
}

export const ChangePlanDialog = ({ plan, onClose }: { plan: PlanOnWire; onClose: () => void }) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const { id, version, name, price, trialDays, isOffered, isDefault, limits } = plan
  const form = useSchemaForm(planDraft, { name, price, trialDays, isOffered, isDefault, limits })
  return (
    <FormDialog
      form={form}
      title={t('subscriptions.plans.editOf', { name: isolated(inLanguage(name, language)) })}
      description={t('subscriptions.plans.text')}
      onSave={async (draft) => {
        await showPlans(call(changePlan, { params: { planId: id }, body: { ...onWire(draft), version } }, { idempotencyKey: newId() }))
        return t('subscriptions.plans.saved')
      }}
      onClose={onClose}
    >
      <PlanFields form={form} />
    </FormDialog>
  )
}
