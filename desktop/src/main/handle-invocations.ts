import type { IpcMain } from 'electron/main'
import { z } from 'zod'
import { invocations, type InvocationInput, type InvocationName, type InvocationReply } from '../bridge/bridge.ts'
import { invokeChannel } from '../bridge/channels.ts'
import { appOrigin } from './app-protocol.ts'

export type IpcHandlers = { [N in InvocationName]: (input: InvocationInput<N>) => InvocationReply<N> | Promise<InvocationReply<N>> }

const invocationName = z.enum(Object.keys(invocations) as [InvocationName, ...InvocationName[]]) // the object's own keys

/** Registers the IPC handlers and parses each input. Throws for a sender that is not our own page and for an unknown call. */
export const handleInvocations = (ipcMain: Pick<IpcMain, 'handle'>, handlers: IpcHandlers) => {
  ipcMain.handle(invokeChannel, async ({ senderFrame }, name: unknown, input: unknown) => {
    if (!senderFrame || senderFrame.origin !== appOrigin || senderFrame.parent) throw new Error('untrusted sender')
    return handle(handlers, invocationName.parse(name), input)
  })
}

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- ties the call's name to its input
const handle = <N extends InvocationName>(handlers: IpcHandlers, name: N, input: unknown) =>
  handlers[name](invocations[name].parse(input) as InvocationInput<N>) // parsed by the schema that defines this type
