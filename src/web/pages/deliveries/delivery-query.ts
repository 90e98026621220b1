import { api } from '../../api/client.ts'

export const deliveryQuery = (id: string) =>
  api.queryOptions('get', '/deliveries/{id}', { params: { path: { id } } })
