import { createElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";

import type { HeaderControl } from "../../contract/feature.ts";
import { type MenuGroup, type MenuSection, menuSections } from "../../contract/screens/menu-groups.ts";
import { hrefOf, iconOf, menuGroups, type Screen, screens } from "../../contract/screens/screens.ts";
import { office } from "../../office.config.ts";
import { filteredFrom } from "../../web/shell/navigation/filter-menu.ts";
import { readLogo } from "../build/office-files.ts";
import { readFeatures } from "../lib/read-features.ts";
import { moduleClasses } from "../build/scoped-names.ts";
import { type Icons, type Shape, readIcons } from "./frame-icons.ts";

const sheets = {
  header: "shell/header/header.module.css",
  iconButton: "ui/actions/icon-button.module.css",
  search: "screens/search/search-box.module.css",
  count: "ui/display/text/count-badge.module.css",
  navigation: "shell/navigation/navigation.module.css",
  tree: "shell/navigation/menu-tree.module.css",
  ribbon: "shell/ribbon/ribbon.module.css",
  bar: "ui/screen/screen-bar.module.css",
  screen: "ui/screen/screen.module.css",
  loading: "ui/screen/screen-loading.module.css",
} as const;

/** The sheets that the frame shares with the shell. The rules that the frame does not use are left out of the page. */
export const frameSheets = Object.values(sheets);

type Classes = ReturnType<typeof moduleClasses>;
const { header, iconButton, search, count, navigation, tree, ribbon, bar, screen, loading } = Object.fromEntries(
  Object.entries(sheets).map(([name, file]) => [name, moduleClasses(file)]),
) as Readonly<Record<keyof typeof sheets, Classes>>;

/**
 * The shell as the HTML draws it before any script has loaded: what is known when the app is built. The page's scripts
 * fill in the rest (`fill-frame.ts`). It has the shell's classes, and so its sizes; a browser test compares the two.
 */
export async function renderFrame() {
  const controls = Array.from(await readFeatures(), ([name, { header: control }]) =>
    control ? [{ ...control, name }] : [],
  ).flat();
  const icons = await readIcons(controls.flatMap(({ icon = [] }) => icon));
  return renderToStaticMarkup(<Frame icons={icons} controls={controls} />);
}

type FrameProps = { icons: Icons; controls: readonly (HeaderControl & { name: string })[] };

function Frame({ icons, controls }: FrameProps) {
  return (
    <div className="frame" aria-hidden="true" inert>
      <Header icons={icons} controls={controls} />
      <PhoneBar icons={icons} controls={controls} />
      <div className="frame-body">
        <Navigation icons={icons} />
        <div className="frame-main">
          <div className="frame-content">
            <Ribbon icons={icons} />
            <div className="frame-screen">
              <div className={loading["card"]} />
            </div>
          </div>
          <div className="frame-footer">
            <span data-slot="owner">{office.title}</span>
            {office.supportAddress !== undefined && <a href={`mailto:${office.supportAddress}`}>Support</a>}
            <a href={`${office.apiRoot}/docs`}>API documentation</a>
          </div>
        </div>
      </div>
    </div>
  );
}

function Header({ icons, controls }: FrameProps) {
  const button = (icon: string, inside?: ReactNode, name = "") => (
    <IconButton of={icons[icon]} name={name}>
      {inside}
    </IconButton>
  );
  const controlsAt = (place: HeaderControl["place"]) => (
    <Controls controls={controls.filter((control) => control.place === place)} icons={icons} />
  );
  return (
    <div className={`frame-header ${header["header"]}`}>
      {button("IconMenu2", undefined, `${header["toggle"]} frame-elsewhere`)}
      <span className={header["brand"]}>
        {/* oxlint-disable-next-line react/no-danger -- a file of the build, which refuses what could run */}
        <span className={header["mark"]} dangerouslySetInnerHTML={{ __html: readLogo() }} />
        <BrandName />
      </span>
      <div className={header["start"]}>{controlsAt("start")}</div>
      <div className={`${search["search"]} frame-wide`}>
        <form>
          <Icon of={icons["IconSearch"]} size={16} name={search["icon"]} />
          <input type="search" className={search["field"]} placeholder="Search" />
          <kbd className={search["hint"]}>Ctrl K</kbd>
        </form>
      </div>
      {button("IconSearch", undefined, "frame-narrow frame-elsewhere")}
      {button("IconBell", <span className={count["badge"]} data-corner data-slot="activities" hidden />)}
      {controlsAt("tools")}
      {/* The picture of the account. */}
      <span className="frame-tool frame-account" />
    </div>
  );
}

/** What the header has elsewhere on phones has a class that hides it there. */
function PhoneBar({ icons, controls }: FrameProps) {
  return (
    <div className="frame-phone-bar">
      {screens
        .filter(({ isInPhoneBar }) => isInPhoneBar)
        .map((each) => (
          <a key={each.path} href={`#${hrefOf(each)}`}>
            <Icon of={icons[iconOf(each) ?? ""]} />
            <span className={count["badge"]} data-corner hidden />
          </a>
        ))}
      <Controls controls={controls.filter(({ isInPhoneBar }) => isInPhoneBar)} icons={icons} />
      <IconButton of={icons["IconSearch"]} />
      <IconButton of={icons["IconMenu2"]} name={header["toggle"]} />
    </div>
  );
}

const Controls = ({ icons, controls }: FrameProps) =>
  controls.map(({ name, icon, isInPhoneBar }) => {
    const className = isInPhoneBar ? "frame-elsewhere" : "";
    if (icon === undefined) return <span key={name} className={`frame-tool ${className}`.trim()} />;
    return <IconButton key={name} of={icons[icon]} name={className} />;
  });

function IconButton({
  of,
  name = "",
  children,
}: {
  of: Shape | undefined;
  name?: string | undefined;
  children?: ReactNode;
}) {
  return (
    <button type="button" className={`${iconButton["button"]} ${name}`.trim()}>
      <Icon of={of} />
      {children}
    </button>
  );
}

/** A class hides one of two names by the width of the window, which is not known yet. */
function BrandName() {
  const { title, shortTitle } = office;
  const name = header["name"] ?? "";
  if (title === shortTitle) return <span className={name}>{title}</span>;
  return (
    <>
      <span className={`${name} frame-wide`}>{title}</span>
      <span className={`${name} frame-narrow`}>{shortTitle}</span>
    </>
  );
}

function Navigation({ icons }: { icons: Icons }) {
  return (
    <div className="frame-navigation">
      {screens.filter(({ menu }) => menu !== undefined).length >= filteredFrom && (
        <input type="search" className={navigation["filter"]} placeholder="Filter navigation" />
      )}
      <div className={navigation["menu"]}>
        <div data-slot="menu">
          {menuSections.map((section, index) => (
            <Section key={section} title={section} isFirst={index === 0} icons={icons} />
          ))}
        </div>
      </div>
      <button type="button" className={`${navigation["minify"]} frame-minify`}>
        <Icon of={icons["IconChevronsLeft"]} />
      </button>
    </div>
  );
}

function Section({ title, isFirst, icons }: { title: MenuSection; isFirst: boolean; icons: Icons }) {
  const entries = isFirst ? screens.filter(({ menu }) => menu === "top") : [];
  const groups = menuGroups.filter(({ section }) => section === title);
  // The features of a section may have been taken out.
  if (entries.length + groups.length === 0) return null;
  return (
    <div className={tree["section"]}>
      <p className={tree["heading"]}>{title}</p>
      <ul className={tree["list"]}>
        {entries.map((each) => (
          <Entry key={each.path} screen={each} icons={icons} />
        ))}
        {groups.map((group) => (
          <Group key={group.title} {...group} icons={icons} />
        ))}
      </ul>
    </div>
  );
}

function Group({ title, icon, icons }: MenuGroup & { icons: Icons }) {
  return (
    <li className={tree["item"]} data-access={accessOfGroup(title)}>
      <button type="button" className={tree["entry"]}>
        <Icon of={icons[icon]} />
        <span className={tree["title"]}>{title}</span>
        <Icon of={icons["IconChevronDown"]} size={16} name={tree["chevron"]} />
      </button>
      <div className={tree["collapse"]}>
        <ul className={tree["inside"]}>
          {screens
            .filter(({ menu }) => menu === title)
            .map((each) => (
              <Entry key={each.path} screen={each} />
            ))}
        </ul>
      </div>
    </li>
  );
}

/** The role that a group requires, if all of its screens require one. */
function accessOfGroup(title: string) {
  const inside = screens.filter(({ menu }) => menu === title);
  return inside.every(({ access }) => access !== undefined) ? inside[0]?.access : undefined;
}

function Entry({ screen: { title, icon, access, ...rest }, icons }: { screen: Screen; icons?: Icons }) {
  return (
    <li className={tree["item"]} data-access={access}>
      <a className={tree["entry"]} href={`#${hrefOf({ title, ...rest })}`}>
        {icons && <Icon of={icons[icon ?? ""]} />}
        <span className={tree["title"]}>{title}</span>
        {icons && <span className={tree["badge"]} hidden />}
      </a>
    </li>
  );
}

function Ribbon({ icons }: { icons: Icons }) {
  const separator = <Icon of={icons["IconChevronRight"]} size={16} name={ribbon["separator"]} />;
  return (
    <div className="frame-ribbon">
      <div className={ribbon["breadcrumbs"]}>
        <ol className={ribbon["list"]}>
          <li className={`${ribbon["crumb"]} ${ribbon["outer"]}`} data-slot="home">
            <span>Home</span>
            {separator}
          </li>
          <li className={`${ribbon["crumb"]} ${ribbon["outer"]}`} data-slot="group">
            <span />
            {separator}
          </li>
          <li className={ribbon["crumb"]}>
            <div className={screen["title"]} data-slot="title" />
            <div className={loading["title"]} data-slot="skeleton" />
          </li>
        </ol>
      </div>
      <div className={bar["menu"]}>
        <button type="button" className={iconButton["button"]}>
          <Icon of={icons["IconDots"]} />
        </button>
      </div>
    </div>
  );
}

function Icon({ of, size = 20, name }: { of?: Shape | undefined; size?: number; name?: string | undefined }) {
  return (
    <svg
      className={name}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {of?.map(([tag, attributes]) => createElement(tag, attributes))}
    </svg>
  );
}
