// The times of the ladder, and whom its SMS goes to (spec: settings/sms-settings).
import { zodResolver } from '@hookform/resolvers/zod'
import { defaultLadder, ladderSettings, type LadderSettings } from '@sufra/shared/ladder/ladder'
import { readLadder, saveLadder } from '@sufra/shared/ladder/ladder.routes'
import { withLatinDigits } from '@sufra/shared/latin-digits'
import { isRefusalCode } from '@sufra/shared/refusals/refusals'
import { Button } from '@sufra/shared/ui/button'
import { ErrorState } from '@sufra/shared/ui/error-state'
import { Field, inputLook, TextInput } from '@sufra/shared/ui/field'
import { Switch } from '@sufra/shared/ui/switch'
import { Skeleton } from '@sufra/shared/ui/skeleton'
import { showError, showSuccess } from '@sufra/shared/ui/toasts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useController, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { call } from '../../app/api.ts'
import { answerKey } from '../../app/kept-answers.ts'
import { queryClient } from '../../app/query-client.ts'

const times = ['louderAfter', 'smsAfter', 'unreachableAfter', 'missedAfter'] as const

/** One number a line, as people write them: spaces, dashes, Arabic digits, 00 for the plus. */
const numbersOf = (text: string) =>
  withLatinDigits(text)
    .split('\n')
    .map((line) => line.replace(/[\s()-]/g, '').replace(/^00/, '+'))
    .filter(Boolean)

const LadderForm = ({ ladder }: { ladder: LadderSettings }) => {
  const { t } = useTranslation()
  const { register, control, handleSubmit, formState, reset } = useForm({
    resolver: zodResolver(ladderSettings),
    defaultValues: ladder,
    mode: 'onTouched',
  })
  const { field } = useController({ control, name: 'smsNumbers' })
  const { field: hold } = useController({ control, name: 'holdNewPhones' })
  const [writtenNumbers, setWrittenNumbers] = useState(ladder.smsNumbers.join('\n'))
  const { errors } = formState
  const words = (code: string | undefined) => {
    if (code === undefined) return undefined
    return isRefusalCode(code) ? t(`refusals.${code}`) : t('refusals.ladder.time')
  }
  const numberProblem = words(errors.smsNumbers?.message ?? errors.smsNumbers?.find?.((each) => each?.message)?.message)

  const submit = handleSubmit(async (given) => {
    try {
      const { data } = await call(saveLadder, { body: given })
      queryClient.setQueryData(answerKey(readLadder.path), { success: true, data })
      reset(data)
      setWrittenNumbers(data.smsNumbers.join('\n'))
      showSuccess(t('ladder.saved'))
    } catch (error) {
      showError(error, t)
    }
  })
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="flex max-w-2xl flex-col gap-5 p-4">
      <p className="text-sm text-ink-soft">{t('ladder.text')}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        {times.map((name) => (
          <TextInput
            key={name}
            label={t(`ladder.${name}`)}
            hint={t('ladder.default', { seconds: defaultLadder[name] })}
            error={words(errors[name]?.message)}
            type="number"
            inputMode="numeric"
            dir="ltr"
            {...register(name, { valueAsNumber: true })}
          />
        ))}
      </div>
      {errors.root && (
        <p role="alert" className="text-sm text-red">
          {words(errors.root.message)}
        </p>
      )}
      <Field label={t('ladder.smsNumbers')} hint={t('ladder.smsHint')} error={numberProblem}>
        {(ids) => (
          <textarea
            {...ids}
            rows={3}
            dir="ltr"
            className={`${inputLook} py-2`}
            placeholder="+97455512345"
            {...field}
            value={writtenNumbers}
            onChange={(event) => {
              setWrittenNumbers(event.target.value)
              field.onChange(numbersOf(event.target.value))
            }}
          />
        )}
      </Field>
      <div className="flex items-center gap-4">
        <p className="grow">
          {t('ladder.holdNewPhones')}
          <span className="block text-sm text-ink-soft">{t('ladder.holdNewPhonesHint')}</span>
        </p>
        <Switch label={t('ladder.holdNewPhones')} isOn={hold.value ?? false} onChange={hold.onChange} />
      </div>
      <Button type="submit" size="large" isBusy={formState.isSubmitting} className="self-start">
        {t('ladder.save')}
      </Button>
    </form>
  )
}

export const LadderPage = () => {
  const { data, error, refetch, isFetching } = useQuery({ queryKey: answerKey(readLadder.path), queryFn: () => call(readLadder, {}) })
  return (
    <>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} isBusy={isFetching} />}
      {!error && !data && <Skeleton className="m-4 h-72 max-w-2xl" />}
      {data && <LadderForm ladder={{ ...data.data, holdNewPhones: data.data.holdNewPhones ?? false }} />}
    </>
  )
}
