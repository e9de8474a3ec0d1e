/** Entry of the office: the outside world is brought in here and handed down. */
import '../../fonts/fonts.css';
import '#backoffice/styles/office.css';
import { createRoot } from 'react-dom/client';
import { allowSpacer } from '#backoffice/api/trusted-html.ts';
import { EnvironmentContext } from '#backoffice/api/environment.ts';
import { Office } from './Office.tsx';

allowSpacer();
const outside = { now: () => new Date(), newId: () => crypto.randomUUID() };

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <EnvironmentContext value={outside}>
      <Office />
    </EnvironmentContext>,
  );
