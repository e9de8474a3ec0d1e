import { Heart, House, MapPin, Package, ShoppingBag, Truck, User } from 'lucide-react';
import { paths } from '#storefront/paths.ts';

/** The account's places in the order of their use; keys are those of account.texts.ts. */
export function accountPlaces(profileId: number | undefined) {
  return [
    { key: 'account', href: paths.account(), Icon: House },
    { key: 'orders', href: paths.orders(), Icon: Package },
    { key: 'cart', href: paths.cart(), Icon: ShoppingBag },
    { key: 'wishlist', href: paths.wishlist(), Icon: Heart },
    { key: 'addresses', href: paths.addresses(), Icon: MapPin },
    { key: 'personal', href: paths.profile(profileId ?? 'me'), Icon: User },
    { key: 'delivery', href: paths.delivery(), Icon: Truck },
  ] as const;
}
