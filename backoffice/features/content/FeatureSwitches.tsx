import { Box, FormControlLabel, Switch, Typography } from '@mui/material';
import { Fragment, useState } from 'react';
import type { OfficeFeature } from '#contract/content/office-features.ts';
import { saveForm } from '#backoffice/parts/conflict/save-form.ts';
import { useMay } from '#backoffice/api/me.ts';
import { useAct } from '#backoffice/api/use-act.ts';
import { useAnswer } from '#backoffice/api/use-answer.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { Answered } from '#backoffice/parts/frames/Answered.tsx';
import { Panel } from '#backoffice/parts/frames/Panel.tsx';
import { accountedFeatures } from '#domain/feature.ts';
import { AccountantDialog } from './AccountantDialog.tsx';
import { featureFilling } from './feature-filling.ts';
import { featureNotes, featuresTexts, featureWords } from './features.texts.ts';

/** Switches of the finished features; unfinished ones are not listed. */
export function FeatureSwitches() {
  const { data, isPending, error, refetch } = useAnswer('GET /api/office/features/');
  return (
    <Answered isPending={isPending} error={error} retry={refetch}>
      {data && <Features features={data.data} seen={data.seen} />}
    </Answered>
  );
}

function Features({ features, seen }: { features: OfficeFeature[]; seen: string | undefined }) {
  const t = useTexts(featuresTexts);
  const words = useTexts(featureWords);
  const notes = useTexts(featureNotes);
  const may = useMay();
  const { act, isBusy } = useAct();
  const [asked, setAsked] = useState<OfficeFeature['name']>();
  const flip = async ({ name, isOn }: OfficeFeature) => {
    if (!isOn && accountedFeatures.includes(name)) return setAsked(name);
    const change = { params: { name }, body: { isOn: !isOn } };
    const filling = featureFilling(name, features, seen);
    await act(() => saveForm('PUT /api/office/features/:name/', change, filling), t(isOn ? 'off' : 'on'));
  };
  return (
    <Box sx={{ maxWidth: 640 }}>
      <Panel title={t('title')}>
        <Typography color="text.secondary">{t(features.length === 0 ? 'none' : 'lead')}</Typography>
        {features.map((feature) => (
          <Fragment key={feature.name}>
            <SwitchRow
              isOn={feature.isOn}
              isOff={isBusy || !may('settings.write')}
              flip={() => void flip(feature)}
              title={words(feature.name)}
              note={notes(feature.name)}
            />
            {feature.isOn && feature.mode && (
              <PhotoMode features={features} mode={feature.mode} seen={seen} />
            )}
          </Fragment>
        ))}
      </Panel>
      {asked && (
        <AccountantDialog
          name={asked}
          filling={featureFilling(asked, features, seen)}
          close={() => setAsked(undefined)}
        />
      )}
    </Box>
  );
}

type ModeProps = Required<Pick<OfficeFeature, 'mode'>> & {
  features: readonly OfficeFeature[];
  seen: string | undefined;
};

/** Mode of the photo report: buyers approve the photos of their parcel, or only see them. */
function PhotoMode({ mode, features, seen }: ModeProps) {
  const t = useTexts(featuresTexts);
  const may = useMay();
  const { act, isBusy } = useAct();
  const isAsked = mode === 'asked';
  const body = { isOn: true, mode: isAsked ? ('shown' as const) : ('asked' as const) };
  const change = { params: { name: 'photo-report' as const }, body };
  const filling = featureFilling('photo-report', features, seen);
  const save = () => saveForm('PUT /api/office/features/:name/', change, filling);
  return (
    <Box sx={{ marginLeft: { xs: 2, sm: 6 } }}>
      <SwitchRow
        isOn={isAsked}
        isOff={isBusy || !may('settings.write')}
        flip={() => void act(save, t(isAsked ? 'off' : 'on'))}
        title={t('askBuyer')}
        note={t('askBuyerNote')}
      />
    </Box>
  );
}

type SwitchRowProps = { isOn: boolean; isOff: boolean; flip: () => void; title: string; note: string };

function SwitchRow({ isOn, isOff, flip, title, note }: SwitchRowProps) {
  return (
    <FormControlLabel
      sx={{ display: 'flex', alignItems: 'flex-start', marginTop: 2 }}
      control={<Switch checked={isOn} disabled={isOff} onChange={flip} />}
      label={
        <Box component="span" sx={{ display: 'block', paddingTop: '7px' }}>
          {title}
          <Typography component="span" variant="body2" color="text.secondary" sx={{ display: 'block' }}>
            {note}
          </Typography>
        </Box>
      }
    />
  );
}
