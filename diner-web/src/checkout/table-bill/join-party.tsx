import { errorText } from '@sufra/shared/contract/error-text'
import { joinBill } from '@sufra/shared/table-bill/table-bill.routes'
import { Button } from '@sufra/shared/ui/button'
import { TextInput } from '@sufra/shared/ui/field'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../common/api/api.ts'
import { useSession } from '../../common/session/session.ts'
import { withVisit } from '../../common/session/with-visit.ts'
import { useSetBill } from './bill-query.ts'

/** Form for a phone without an order at a table where others have ordered. */
export const JoinParty = () => {
  const { t } = useTranslation()
  const setBill = useSetBill()
  const restaurantId = useSession((session) => session.restaurantId)
  const [code, setCode] = useState('')
  const join = useMutation({
    mutationFn: () => withVisit(async (visit) => (await call(joinBill, { body: { restaurantId, visit, code } })).data),
    onSuccess: setBill,
  })
  return (
    <form
      className="m-4 flex flex-col gap-3 rounded-card border border-line bg-card p-4"
      onSubmit={(event) => {
        event.preventDefault()
        join.mutate()
      }}
    >
      <h2 className="font-bold">{t('bill.joinTitle')}</h2>
      <p className="text-sm text-ink-soft">{t('bill.joinText')}</p>
      <TextInput
        label={t('bill.code')}
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="go"
        maxLength={4}
        value={code}
        onChange={(event) => setCode(event.target.value)}
        error={join.error ? errorText(join.error, t) : undefined}
        after={
          <Button type="submit" isBusy={join.isPending} disabled={code.trim().length < 4}>
            {t('bill.join')}
          </Button>
        }
      />
    </form>
  )
}
