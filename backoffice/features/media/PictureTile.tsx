import { Box, IconButton } from '@mui/material';
import { ChevronLeft, ChevronRight, Pencil, X } from 'lucide-react';
import { isSmall } from '#domain/media/picture-cut.ts';
import type { Picture } from '#contract/shared.ts';
import { pick } from '#domain/print/texts.ts';
import { useLanguage, useTexts } from '#backoffice/lang/use-texts.ts';
import { Mark } from '#backoffice/parts/frames/Mark.tsx';
import { partTexts } from '#backoffice/parts/parts.texts.ts';

type Props = {
  picture: Picture;
  isFirst: boolean;
  isLast: boolean;
  isTarget: boolean;
  move: (by: -1 | 1) => void;
  edit: () => void;
  remove: () => void;
  dragged: () => void;
  released: () => void;
  dropped: () => void;
};

/** One of several pictures: reordered by dragging or with buttons. */
export function PictureTile(props: Props) {
  const { picture, isFirst, isTarget, dragged, released, dropped } = props;
  const t = useTexts(partTexts);
  const language = useLanguage();
  return (
    <Box
      component="li"
      draggable
      onDragStart={dragged}
      onDragEnd={released}
      onDragOver={(event) => isTarget && event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        dropped();
      }}
      sx={{
        position: 'relative',
        overflow: 'hidden',
        border: '1px solid var(--line)',
        borderRadius: '14px',
        backgroundColor: '#fff',
        cursor: 'grab',
      }}
    >
      <img
        src={picture.src}
        alt={pick(picture.alt, language)}
        style={{
          display: 'block',
          width: '100%',
          aspectRatio: '4 / 5',
          objectFit: 'cover',
          background: picture.placeholder,
        }}
      />
      {isFirst && (
        <Box sx={{ position: 'absolute', top: 6, left: 6 }}>
          <Mark tone="anar">{t('mainPicture')}</Mark>
        </Box>
      )}
      {isSmall(picture, 'upright') && (
        <Box sx={{ padding: '4px 6px 0' }} title={t('smallPictureHint')}>
          <Mark tone="warn">{t('smallPicture')}</Mark>
        </Box>
      )}
      <TileButtons {...props} />
    </Box>
  );
}

type TileButtonsProps = Pick<Props, 'picture' | 'isFirst' | 'isLast' | 'move' | 'edit' | 'remove'>;

function TileButtons({ picture, isFirst, isLast, move, edit, remove }: TileButtonsProps) {
  const t = useTexts(partTexts);
  const lacksAlt = !picture.alt.tm || !picture.alt.ru;
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between' }}>
      <IconButton aria-label={t('earlier')} size="small" disabled={isFirst} onClick={() => move(-1)}>
        <ChevronLeft size={18} />
      </IconButton>
      <IconButton
        aria-label={t('altText')}
        title={t('altText')}
        size="small"
        color={lacksAlt ? 'warning' : 'default'}
        onClick={edit}
      >
        <Pencil size={17} />
      </IconButton>
      <IconButton aria-label={t('remove')} size="small" color="error" onClick={remove}>
        <X size={18} />
      </IconButton>
      <IconButton aria-label={t('later')} size="small" disabled={isLast} onClick={() => move(1)}>
        <ChevronRight size={18} />
      </IconButton>
    </Box>
  );
}
