import { listSupportTemplates, type SupportTemplate } from '@sufra/shared/support/support-template.routes'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../common/api/api.ts'
import { queryClient } from '../../../common/api/query-client.ts'

const templatesKey = ['support-templates'] as const

export const useTemplates = () => useQuery({ queryKey: templatesKey, queryFn: async () => (await call(listSupportTemplates, {})).data })

/** Puts the templates of a reply into the cache. */
export const storeTemplates = async (reply: Promise<{ data: SupportTemplate[] }>): Promise<void> => {
  queryClient.setQueryData(templatesKey, (await reply).data)
}
