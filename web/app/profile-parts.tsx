import { lazyPart } from "#web/lib/loading/lazy-part.ts";
import { WhenInView } from "#web/ui/display/when-in-view.tsx";

// Parts of the profile for the screens of features. Each loads once it is in view.

const ProfileCard = lazyPart(() => import("#web/screens/profile/profile-card.tsx").then((part) => part.ProfileCard));
const Latest = lazyPart(() => import("#web/screens/profile/latest.tsx").then((part) => part.Latest));

export const ProfilePart = () => (
  <WhenInView height={168}>
    <ProfileCard />
  </WhenInView>
);

export const LatestPart = () => (
  <WhenInView height={420}>
    <Latest />
  </WhenInView>
);
