import { Box, Typography } from '@mui/material';
import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { callAddress } from '#contract/client.ts';
import type { OfficePicture, PictureForm } from '#contract/media/office.ts';
import { cutAround, type Focus } from '#domain/media/picture-cut.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { partTexts } from '#backoffice/parts/parts.texts.ts';

type Props = {
  picture: OfficePicture;
  form: PictureForm;
  focus: Focus;
  choose: (focus: Focus) => void;
  /** Called when the original picture cannot be loaded. */
  missing: () => void;
};
const steps: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-0.05, 0],
  ArrowRight: [0.05, 0],
  ArrowUp: [0, -0.05],
  ArrowDown: [0, 0.05],
};
type Size = { width: number; height: number };
const share = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 100) / 100;
const percent = (part: number, whole: number) => `${(part / whole) * 100}%`;

/** The whole picture with a frame around the cropped part, moved by pressing, dragging or arrow keys. */
export function FocusPicker({ picture, form, focus, choose, missing }: Props) {
  const t = useTexts(partTexts);
  const [size, setSize] = useState<Size>();
  const cut = size && cutAround(size, form, focus);
  const point = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    choose({
      x: share((event.clientX - box.left) / box.width),
      y: share((event.clientY - box.top) / box.height),
    });
  };
  const step = (event: KeyboardEvent) => {
    const by = steps[event.key];
    if (!by) return;
    event.preventDefault();
    choose({ x: share(focus.x + by[0]), y: share(focus.y + by[1]) });
  };
  return (
    <div>
      <Box
        component="button"
        type="button"
        aria-label={t('focus')}
        onPointerDown={(event: PointerEvent<HTMLElement>) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          point(event);
        }}
        onPointerMove={(event: PointerEvent<HTMLElement>) => event.buttons === 1 && point(event)}
        onKeyDown={step}
        sx={{
          position: 'relative',
          display: 'block',
          width: '100%',
          overflow: 'hidden',
          padding: 0,
          border: 0,
          borderRadius: '12px',
          background: picture.placeholder,
          lineHeight: 0,
          cursor: 'crosshair',
          touchAction: 'none',
        }}
      >
        <img
          src={callAddress('GET /api/office/pictures/:id/whole/', { params: { id: picture.id } })}
          alt=""
          draggable={false}
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
            setSize({ width, height })
          }
          onError={missing}
          style={{ width: '100%' }}
        />
        {size && cut && <CutFrame cut={cut} size={size} />}
        <FocusPoint focus={focus} />
      </Box>
      <Typography variant="caption">{t('focusHint')}</Typography>
    </div>
  );
}

/** The cropped part; the rest is darkened. */
function CutFrame({ cut, size }: { cut: ReturnType<typeof cutAround>; size: Size }) {
  return (
    <Box
      component="span"
      data-frame
      style={{
        left: percent(cut.left, size.width),
        top: percent(cut.top, size.height),
        width: percent(cut.width, size.width),
        height: percent(cut.height, size.height),
      }}
      sx={{
        position: 'absolute',
        border: '2px solid #fff',
        boxShadow: '0 0 0 999px rgb(35 20 18 / 55%)',
        pointerEvents: 'none',
      }}
    />
  );
}

function FocusPoint({ focus }: { focus: Focus }) {
  return (
    <Box
      component="span"
      style={{ left: percent(focus.x, 1), top: percent(focus.y, 1) }}
      sx={{
        position: 'absolute',
        width: 22,
        height: 22,
        margin: '-11px',
        border: '3px solid #fff',
        borderRadius: '50%',
        boxShadow: '0 0 0 2px var(--anar), inset 0 0 0 2px var(--anar)',
        pointerEvents: 'none',
      }}
    />
  );
}
