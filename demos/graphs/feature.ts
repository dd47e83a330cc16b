import type { Feature } from "#contract/feature.ts";

export const feature = {
  title: "Graphs",
  screens: [
    {
      path: "/graphs/flot",
      title: "Flot charts",
      menu: "Graphs",
      order: 10,
      keywords: ["charts", "line", "bar", "pie", "live"],
    },
    {
      path: "/graphs/morris",
      title: "Morris charts",
      menu: "Graphs",
      order: 20,
      keywords: ["charts", "area", "bar", "donut"],
    },
    {
      path: "/graphs/sparkline",
      title: "Sparklines",
      menu: "Graphs",
      order: 30,
      keywords: ["charts", "small", "line", "bar"],
    },
    {
      path: "/graphs/easy-pie",
      title: "Easy pie charts",
      menu: "Graphs",
      order: 40,
      keywords: ["charts", "ring", "percent", "goal"],
    },
    {
      path: "/graphs/dygraphs",
      title: "Dygraphs",
      menu: "Graphs",
      order: 50,
      keywords: ["charts", "temperature", "stock", "range"],
    },
    {
      path: "/graphs/chartjs",
      title: "Chart.js",
      menu: "Graphs",
      order: 60,
      keywords: ["charts", "radar", "polar", "doughnut"],
    },
    {
      path: "/graphs/highchart-tables",
      title: "Highchart tables",
      menu: "Graphs",
      order: 70,
      keywords: ["charts", "table", "edit"],
    },
  ],
} as const satisfies Feature;
