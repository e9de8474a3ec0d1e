/** API calls of the customer's people. keep-people.ts stores their answers. */
import type { Person, PersonInput } from '#contract/people/shop.ts';
import { createCall } from '#storefront/store/create-call.ts';

export const loadPeople = createCall<Person[]>('people/load', async ({ api }) => {
  return (await api('GET /api/people/')).data;
});

/** Without an id a person is created. */
export const savePerson = createCall<Person, { id?: number; body: PersonInput }>(
  'people/save',
  async ({ api }, { id, body }) => {
    const answer =
      id === undefined
        ? await api('POST /api/people/', { body })
        : await api('PUT /api/people/:id/', { params: { id }, body });
    return answer.data;
  },
);

export const deletePerson = createCall<Person[], number>('people/delete', async ({ api }, id) => {
  return (await api('DELETE /api/people/:id/', { params: { id } })).data;
});

/** Whether the customer has consented to reminders by SMS. */
export const loadConsent = createCall<boolean>('people/loadConsent', async ({ api }) => {
  return (await api('GET /api/reminders/')).data.isOn;
});

export const saveConsent = createCall<boolean, boolean>('people/saveConsent', async ({ api }, isOn) => {
  return (await api('PUT /api/reminders/', { body: { isOn } })).data.isOn;
});

type Quiet = { id: number; date: number; until: string | null };

/** Mutes a date until a day, or unmutes it. */
export const quietDate = createCall<Person, Quiet>('people/quiet', async ({ api }, { id, date, until }) => {
  const body = { what: 'date', date, until } as const;
  return (await api('POST /api/people/:id/quiet/', { params: { id }, body })).data;
});

type Silence = { id: number; of: 'person' | 'died'; until: string | null };

/** Mutes all dates of a person, as of one who has died or otherwise, or unmutes them. */
export const silencePerson = createCall<Person, Silence>(
  'people/silence',
  async ({ api }, { id, of, until }) => {
    return (await api('POST /api/people/:id/quiet/', { params: { id }, body: { what: of, until } })).data;
  },
);
