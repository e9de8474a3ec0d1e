import { Tab, Tabs } from '@mui/material';
import { Title } from 'react-admin';
import { useNavigate, useParams } from 'react-router-dom';
import { useAnswer } from '../api/use-answer.ts';
import { useTexts } from '../lang/use-texts.ts';
import { Answered } from '../parts/Answered.tsx';
import { contentTexts } from './content.texts.ts';
import { type TextPart, textParts } from './shop-texts.ts';
import { TextsForm } from './TextsForm.tsx';

/** The shop's own texts: name, contacts, about us, delivery, privacy; each saved by itself. */
export default function TextsPage() {
  const t = useTexts(contentTexts);
  const navigate = useNavigate();
  const wished = useParams()['part'];
  const part = textParts.find((name) => name === wished) ?? 'home';
  const { data, isPending, error, refetch } = useAnswer('GET /api/office/texts/');
  return (
    <>
      <Title title={t('title')} />
      <Tabs
        value={part}
        onChange={(_, next: TextPart) => void navigate(`/texts/${next}`)}
        variant="scrollable"
        allowScrollButtonsMobile
        sx={{ marginBottom: 2 }}
      >
        {textParts.map((name) => (
          <Tab key={name} value={name} label={t(name)} />
        ))}
      </Tabs>
      <Answered isPending={isPending} error={error} retry={refetch}>
        {data && <TextsForm key={part} part={part} texts={data.data} />}
      </Answered>
    </>
  );
}
