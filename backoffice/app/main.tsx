/** Entry point of the back office: creates the environment (clock, ids, API) and passes it down. */
import '../../storefront/fonts/fonts.css';
import '#backoffice/styles/office.css';
import { createRoot } from 'react-dom/client';
import { allowSpacer } from '#backoffice/api/trusted-html.ts';
import { startApi } from '#backoffice/api/api.ts';
import { EnvironmentContext } from '#backoffice/api/environment.ts';
import { sayFieldFaults } from '#backoffice/lang/say-field-faults.ts';
import { numberEntries } from './number-entries.ts';
import { Office } from './Office.tsx';

allowSpacer();
numberEntries();
sayFieldFaults();
const outside = { now: () => new Date(), newId: () => crypto.randomUUID() };
startApi(outside);

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <EnvironmentContext value={outside}>
      <Office />
    </EnvironmentContext>,
  );
