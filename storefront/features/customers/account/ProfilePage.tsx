import { useSelector } from 'react-redux';
import { useParams } from 'wouter';
import { useTexts } from '#storefront/lang/use-texts.ts';
import { PageFrame } from '#storefront/app/frame/PageFrame.tsx';
import { paths } from '#storefront/paths.ts';
import { selectProfile } from '#storefront/features/customers/sign-in/auth.slice.ts';
import { useShopDispatch } from '#storefront/store/dispatch.ts';
import { PageFailed } from '#storefront/app/frame/PageFailed.tsx';
import { EmptyState } from '#storefront/ui/feedback/EmptyState.tsx';
import { Skeleton } from '#storefront/ui/feedback/Skeleton.tsx';
import { loadProfile, saveProfile } from '#storefront/features/customers/sign-in/auth.calls.ts';
import classes from './ProfileForm.module.css';
import { profileTexts } from './profile.texts.ts';
import { useLoad } from '#storefront/store/use-load.ts';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Profile } from '#contract/customers/shop.ts';
import { phone } from '#domain/print/phone.ts';
import { toast } from '#storefront/toast.ts';
import { Button } from '#storefront/ui/Button.tsx';
import { ErrorState } from '#storefront/ui/feedback/ErrorState.tsx';
import { RadioCards } from '#storefront/ui/fields/RadioCards.tsx';
import { TextField } from '#storefront/ui/fields/TextField.tsx';
import { AvatarField } from './AvatarField.tsx';
import { birthDateOf, birthFields, birthValues, isFilled, isRealDay } from './birth-date.ts';
import { BirthDateFields } from './BirthDateFields.tsx';
import { useRetainedForm } from '#storefront/ui/fields/use-retained-form.ts';
import * as v from 'valibot';

/** Name, birthday and picture of the customer; the id in the URL is `me` until it is known. */
export default function ProfilePage() {
  const t = useTexts(profileTexts);
  const dispatch = useShopDispatch();
  const profile = useSelector(selectProfile);
  const { id } = useParams<{ id: string }>();
  const { failure, retry, isLoading } = useLoad('profile', () => dispatch(loadProfile()));
  if (profile && id !== 'me' && id !== String(profile.id)) return <ForeignProfile />;
  return (
    <PageFrame title={t('title')} back={paths.account()}>
      {profile && <ProfileForm profile={profile} />}
      {!profile && failure && <PageFailed onRetry={retry}>{failure.sentence}</PageFailed>}
      {!profile && isLoading && (
        <div className={classes['waiting']} aria-busy="true">
          {[80, 78, 78, 78, 78].map((height, at) => (
            <Skeleton key={at} height={`${height}px`} width="min(100%, 560px)" radius="14px" />
          ))}
        </div>
      )}
    </PageFrame>
  );
}

function ForeignProfile() {
  const t = useTexts(profileTexts);
  return (
    <PageFrame title={t('title')} back={paths.account()}>
      <EmptyState title={t('notFound')} to={{ href: paths.profile('me'), text: t('toOwn') }}>
        {t('notFoundHint')}
      </EmptyState>
    </PageFrame>
  );
}

type TextKey = Parameters<ReturnType<typeof useTexts<typeof profileTexts>>>[0];

function ProfileForm({ profile }: { profile: Profile }) {
  const t = useTexts(profileTexts);
  const { form, save, refusal, avatar, setAvatar } = useProfileForm(profile);
  const wrong = useSentences(form);

  return (
    <form className={classes['form']} onSubmit={(event) => void save(event)} noValidate>
      <AvatarField profile={profile} picture={avatar} onChoose={setAvatar} error={wrong('root.avatar')} />
      <PersonFields profile={profile} form={form} wrong={wrong} />
      {refusal !== null && <ErrorState>{refusal}</ErrorState>}
      <Button type="submit" busy={form.formState.isSubmitting}>
        {t('save')}
      </Button>
    </form>
  );
}

type Form = UseFormReturn<ProfileValues>;

/** The form and its submission. */
function useProfileForm(profile: Profile) {
  const t = useTexts(profileTexts);
  const dispatch = useShopDispatch();
  const [avatar, setAvatar] = useState<Blob | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const form = useRetainedForm<ProfileValues>({
    name: 'profile',
    schema: profileSchema,
    saved: profileValues(profile),
  });

  const save = form.handleSubmit(async (values) => {
    setRefusal(null);
    const result = await dispatch(saveProfile(profileBody(values, avatar)));
    if (saveProfile.fulfilled.match(result)) {
      form.reset(profileValues(result.payload));
      form.forget();
      setAvatar(null);
      toast({ text: t('saved'), tone: 'success' });
      return;
    }
    const failure = result.payload;
    if (failure?.code === 'picture.invalid') form.setError('root.avatar', { message: failure.sentence });
    const known = (failure?.fields ?? [])
      .map(({ path, message }) => ({ field: path === 'birthDate' ? 'birthYear' : path, message }))
      .filter(({ field }) => field in values);
    for (const { field, message } of known) form.setError(field as keyof ProfileValues, { message });
    if (known.length === 0 && failure?.code !== 'picture.invalid') setRefusal(failure?.sentence ?? '');
  });
  return { form, save, refusal, avatar, setAvatar };
}

/** Error messages of the fields. */
function useSentences(form: Form) {
  const t = useTexts(profileTexts);
  const { errors } = form.formState;
  /** Messages of our schema are text keys; those of the server are sentences. */
  return (field: keyof ProfileValues | 'root.avatar') => {
    const message = field === 'root.avatar' ? errors.root?.['avatar']?.message : errors[field]?.message;
    return message && message in profileTexts ? t(message as TextKey) : message;
  };
}

type FieldsProps = { profile: Profile; form: Form; wrong: ReturnType<typeof useSentences> };

function PersonFields({ profile, form, wrong }: FieldsProps) {
  const t = useTexts(profileTexts);
  return (
    <>
      <TextField
        label={t('name')}
        autoComplete="given-name"
        optional
        error={wrong('name')}
        {...form.register('name')}
      />
      <TextField
        label={t('surname')}
        autoComplete="family-name"
        optional
        error={wrong('surname')}
        {...form.register('surname')}
      />
      <TextField label={t('phone')} value={phone(profile.username)} hint={t('phoneNote')} readOnly />
      <TextField
        label={t('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        optional
        error={wrong('email')}
        {...form.register('email')}
      />
      <BirthDateFields register={(name) => form.register(name)} wrong={wrong} />
      <RadioCards
        legend={t('gender')}
        inRow
        value={form.watch('gender')}
        onChange={(gender) => form.setValue('gender', gender, { shouldDirty: true })}
        cards={[
          { value: 'female', title: t('female') },
          { value: 'male', title: t('male') },
          { value: '', title: t('unsaid') },
        ]}
      />
    </>
  );
}

/** Messages are keys of profile.texts.ts. */
const profileSchema = v.pipe(
  v.object({
    name: v.pipe(v.string(), v.trim(), v.maxLength(80, 'tooLong')),
    surname: v.pipe(v.string(), v.trim(), v.maxLength(80, 'tooLong')),
    email: v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(120, 'emailWrong'),
      v.regex(/^$|^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/, 'emailWrong'),
    ),
    ...birthFields,
    gender: v.picklist(['', 'male', 'female']),
  }),
  v.forward(
    v.check((values) => isFilled(values, 'birthDay'), 'dayMissing'),
    ['birthDay'],
  ),
  v.forward(
    v.check((values) => isFilled(values, 'birthMonth'), 'monthMissing'),
    ['birthMonth'],
  ),
  v.forward(
    v.check((values) => isFilled(values, 'birthYear'), 'yearWrong'),
    ['birthYear'],
  ),
  v.forward(
    v.check((values) => isRealDay(values), 'dateWrong'),
    ['birthDay'],
  ),
);
type ProfileValues = v.InferOutput<typeof profileSchema>;

function profileValues(profile: Profile): ProfileValues {
  const { name, surname, email = '', birthDate = '', gender = '' } = profile;
  return { name, surname, email, ...birthValues(birthDate), gender };
}

/** Multipart: every text field (empty clears it), and the picture when another one was chosen. */
function profileBody(values: ProfileValues, avatar: Blob | null): FormData {
  const { name, surname, email, gender } = values;
  const fields = { name, surname, email, birthDate: birthDateOf(values), gender };
  const body = new FormData();
  for (const [field, value] of Object.entries(fields)) body.append(field, value);
  if (avatar) body.append('avatar', avatar, 'avatar.jpg');
  return body;
}
