// The assignee of a request: an administrator, or none yet.
import { assignSupportRequest, listSupportAdministrators, type QueuedThread } from '@sufra/shared/support/support.routes'
import { Button } from '@sufra/shared/ui/button'
import { inputStyle } from '@sufra/shared/ui/field'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../../common/session/session.ts'
import { call } from '../../../common/api/api.ts'
import { useBusy } from '../../../common/ui/use-busy.ts'

type Props = { request: Pick<QueuedThread, 'id' | 'restaurant' | 'assignee'>; onAssigned: (thread: QueuedThread) => void }

export const Assignee = ({ request: { id: requestId, restaurant, assignee }, onAssigned }: Props) => {
  const { t } = useTranslation()
  const controlId = useId()
  const ownId = useSession().data?.user?.id
  const { data } = useQuery({ queryKey: ['support-administrators'], queryFn: () => call(listSupportAdministrators, {}) })
  const { isBusy, run } = useBusy()
  const assign = (administratorId: string | null) =>
    void run(async () => {
      const params = { restaurantId: restaurant.id, requestId }
      onAssigned((await call(assignSupportRequest, { params, body: { administratorId } })).data)
    })
  const listed = data?.data ?? []
  // The assignee may be missing: while the list is being fetched, or because the account was deleted.
  const others = assignee && !listed.some(({ id }) => id === assignee.id) ? [assignee] : []
  return (
    <div className="flex flex-wrap items-center gap-3">
      <label htmlFor={controlId} className="text-sm font-semibold">
        {t('support.queue.assignee')}
      </label>
      <select
        id={controlId}
        className={`${inputStyle} w-60!`}
        value={assignee?.id ?? ''}
        disabled={isBusy}
        onChange={({ target }) => assign(target.value || null)}
      >
        <option value="">{t('support.queue.unassigned')}</option>
        {[...others, ...listed].map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      {ownId !== undefined && assignee?.id !== ownId && (
        <Button kind="secondary" isBusy={isBusy} onClick={() => assign(ownId)}>
          {t('support.queue.assignToMe')}
        </Button>
      )}
    </div>
  )
}
