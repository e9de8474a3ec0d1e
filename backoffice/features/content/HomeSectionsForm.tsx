import { Alert, Box, Button, Card, Switch, Typography } from '@mui/material';
import { useState } from 'react';
import type { Answer } from '#contract/client.ts';
import type { OfficeRoutes } from '#contract/index.ts';
import type { Banner, MainInfo } from '#contract/content/shop.ts';
import { arrangeSections, isSectionEmpty, type PlacedSection } from '#domain/home-sections.ts';
import { useSettings } from '#backoffice/parts/conflict/use-settings.tsx';
import { useMay } from '#backoffice/api/me.ts';
import { useAct } from '#backoffice/api/use-act.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { Mark } from '#backoffice/parts/frames/Mark.tsx';
import { OrderedRow } from '#backoffice/parts/inputs/OrderedRow.tsx';
import { Panel } from '#backoffice/parts/frames/Panel.tsx';
import { SaveBar } from '#backoffice/parts/frames/SaveBar.tsx';
import { HomePreview } from './HomePreview.tsx';
import { homeTexts, sectionHints, sectionWords } from './home.texts.ts';

type SectionsAnswer = Answer<OfficeRoutes['GET /api/office/home-sections/']>;
type Props = { answer: SectionsAnswer; info: MainInfo; banners: Banner[] };

const usual = arrangeSections([]);
const asText = (sections: PlacedSection[]) =>
  JSON.stringify(sections.map(({ name, isShown }) => [name, isShown]));

/** Sections ordered by dragging or with buttons, beside a preview of the home page. */
export function HomeSectionsForm({ answer, info, banners }: Props) {
  const t = useTexts(homeTexts);
  const may = useMay();
  const { act, isBusy } = useAct();
  const draft = useSettings({
    name: 'home-sections',
    from: 'GET /api/office/home-sections/',
    to: 'PUT /api/office/home-sections/',
    answer,
    fill: ({ data }) => ({ sections: data.sections as PlacedSection[] }),
    bodyOf: (shown) => shown,
  });
  const { sections } = draft.value;
  const setSections = (to: PlacedSection[]) => draft.change({ sections: to });
  const isNone = sections.every(({ isShown }) => !isShown);
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0,1fr)', lg: 'minmax(0,1fr) 400px' },
      }}
    >
      <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
        {draft.note}
        <Typography sx={{ maxWidth: 720 }}>{t('lead')}</Typography>
        <SectionRows sections={sections} change={setSections} info={info} banners={banners} />
        {isNone && <Alert severity="warning">{t('oneAtLeast')}</Alert>}
        {may('content.write') && (
          <>
            <Button
              disabled={asText(sections) === asText(usual)}
              onClick={() => setSections(usual)}
              sx={{ justifySelf: 'start' }}
            >
              {t('usual')}
            </Button>
            <SaveBar
              {...{ changes: draft.changes, isBusy }}
              isFit={!isNone}
              save={() => void act(draft.save, t('saved'))}
              undo={draft.clear}
            />
          </>
        )}
      </Box>
      <Panel title={t('preview')}>
        <HomePreview sections={sections} info={info} banners={banners} />
      </Panel>
    </Box>
  );
}

type RowsProps = Omit<Props, 'answer'> & {
  sections: PlacedSection[];
  change: (sections: PlacedSection[]) => void;
};

function SectionRows({ sections, change, info, banners }: RowsProps) {
  const t = useTexts(homeTexts);
  const words = useTexts(sectionWords);
  const hints = useTexts(sectionHints);
  const canWrite = useMay()('content.write');
  const [dragged, setDragged] = useState<number>();
  const contents = { ...info, banners: banners.filter(({ isMain }) => !isMain) };
  const move = (from: number, to: number) => {
    const others = sections.toSpliced(from, 1);
    change(others.toSpliced(to, 0, ...sections.slice(from, from + 1)));
  };
  return (
    <Card component="ol" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
      {sections.map((section, at) => (
        <OrderedRow
          key={section.name}
          canMove={canWrite}
          isFirst={at === 0}
          isLast={at === sections.length - 1}
          isTarget={dragged !== undefined && dragged !== at}
          move={(by) => move(at, at + by)}
          dragged={() => setDragged(at)}
          released={() => setDragged(undefined)}
          dropped={() => dragged !== undefined && move(dragged, at)}
        >
          <Switch
            checked={section.isShown}
            disabled={!canWrite}
            onChange={(_, isShown) => change(sections.with(at, { ...section, isShown }))}
            slotProps={{ input: { 'aria-label': t('show', { name: words(section.name) }) } }}
          />
          <Box sx={{ minWidth: 0, flexGrow: 1 }}>
            <Typography sx={{ fontWeight: 650 }}>{words(section.name)}</Typography>
            <Typography variant="body2" color="text.secondary">
              {hints(section.name)}
            </Typography>
            {!section.isShown && <Mark>{t('hidden')}</Mark>}
            {section.isShown && isSectionEmpty(section.name, contents) && (
              <Mark tone="warn">{t('empty')}</Mark>
            )}
          </Box>
        </OrderedRow>
      ))}
    </Card>
  );
}
